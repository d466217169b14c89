import { idOf } from '#domain/kernel/ids.ts';
import { baselineSessions } from '#domain/progress/contract/calls.ts';
import type { ProgressEvent } from '#domain/progress/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  user_id: string;
  settings: Extract<ProgressEvent, { type: 'ProgressSettingsChanged' }>['data'] | null;
  /** In the order in which they were chosen. */
  baselines: readonly string[];
}>;

export const progressSettingsModel: ReadModel<Followed, Row> = {
  name: baselineSessions.name,
  table: 'progress_settings',
  key: 'user_id',
  ddl: 'create table progress_settings (user_id text primary key, settings jsonb, baselines jsonb not null)',

  keys: ({ stream }) => (isStreamOf('session', stream) ? [] : [idOf(stream)]),
  readers: ({ user_id }) => [user_id],

  fold(row, event) {
    const before = row ?? { user_id: idOf(event.stream), settings: null, baselines: [] };
    switch (event.type) {
      case 'ProgressSettingsChanged':
        return { ...before, settings: event.data };
      case 'BaselineChosen':
        return { ...before, baselines: [...without(before.baselines, event.data.sessionId), event.data.sessionId] };
      case 'BaselineDropped':
        return { ...before, baselines: without(before.baselines, event.data.sessionId) };
      case 'UserErased':
        return undefined;
      default:
        return row;
    }
  },
};

const without = (ids: readonly string[], gone: string) => ids.filter((id) => id !== gone);
