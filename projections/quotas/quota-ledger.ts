import { idOf } from '#domain/kernel/ids.ts';
import { quotaLedger } from '#domain/quotas/contract/calls.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  /** The month, and the session, the feedback or the run of live words. */
  id: string;
  owner_id: string;
  kind: 'analysis' | 'ai_feedback' | 'live_transcription';
  quota_class: 'fast' | 'relaxed';
  state: 'held' | 'used' | 'given_back';
  /** Null for live words. */
  session_id: string | null;
  /** Length of live words. */
  seconds: number | null;
  taken_at: string;
  settled_at: string | null;
}>;

/** The entries of a person's quota. If a returned unit is taken again by a retry, there is still one entry. */
export const quotaLedgerModel: ReadModel<QuotaEvent, Row> = {
  name: quotaLedger.name,
  table: 'quota_ledger',
  key: 'id',
  ddl: `create table quota_ledger (
      id text primary key, owner_id text not null, kind text not null, quota_class text not null, state text not null,
      session_id text, seconds int, taken_at timestamptz not null, settled_at timestamptz);
    create index on quota_ledger (owner_id, taken_at desc, id desc)`,

  keys: ({ stream, data }) => [`${idOf(stream)}-${entryOf(data)}`],
  readers: ({ owner_id }) => [owner_id],

  fold(row, { type, stream, data, metadata: { at } }) {
    const [owner_id = ''] = idOf(stream).split('_');
    const begun = { owner_id, state: 'held', seconds: null, taken_at: at, settled_at: null } as const;
    switch (type) {
      case 'AnalysisReserved': {
        const { sessionId: session_id, analysisClass: quota_class } = data;
        return { id: `${idOf(stream)}-${session_id}`, ...begun, kind: 'analysis', quota_class, session_id };
      }
      case 'FeedbackReserved': {
        const { feedbackId, sessionId: session_id, feedbackClass: quota_class } = data;
        return { id: `${idOf(stream)}-${feedbackId}`, ...begun, kind: 'ai_feedback', quota_class, session_id };
      }
      case 'LiveSecondsTaken': {
        const taken = { ...begun, kind: 'live_transcription', quota_class: data.liveClass, session_id: null } as const;
        const before = row ?? { id: `${idOf(stream)}-${entryOf(data)}`, ...taken };
        return { ...before, state: 'used', seconds: (before.seconds ?? 0) + data.seconds, settled_at: at };
      }
      case 'LiveSecondsReturned': {
        const seconds = (row?.seconds ?? 0) - data.seconds;
        return row && { ...row, state: seconds > 0 ? 'used' : 'given_back', seconds, settled_at: at };
      }
      case 'AnalysisConsumed':
      case 'FeedbackConsumed':
        return row && { ...row, state: 'used', settled_at: at };
      case 'AnalysisReturned':
      case 'FeedbackReturned':
        return row && { ...row, state: 'given_back', settled_at: at };
      default:
        return row;
    }
  },
};

/** A run of live words that continued with the other class makes two entries. */
function entryOf(data: QuotaEvent['data']): string {
  if ('runId' in data) return `${data.runId}_${data.liveClass}`;
  return 'feedbackId' in data ? data.feedbackId : data.sessionId;
}
