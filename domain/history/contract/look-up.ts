import type { Message } from '#domain/kernel/message.ts';
import type { HistoryEvent } from '../events.ts';

type Data = { [E in HistoryEvent as E['type']]: Omit<E['data'], 'at'> };

/** An auditor's look-up, recorded before the answer. */
export type LookUp =
  | Message<'SearchHistory', Data['HistorySearched']>
  | Message<'ReadHistory', Data['HistoryRead']>
  | Message<'ExportHistory', Data['HistoryExported']>;

type LookUpRecord = Readonly<{ userId: string; requestId: string; lookUp: LookUp }>;

/** Resolves once the look-up is in the log. If it fails, nothing may be shown. */
export type RecordLookUp = (asked: LookUpRecord) => Promise<void>;
