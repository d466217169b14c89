import type { PracticeEvent } from '#domain/goals/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './followed.ts';

type Noted = Extract<PracticeEvent, { type: 'SessionNoted' }>['data'];
type Row = Readonly<{
  user_id: string;
  session_id: string;
  created_at: string;
  facts: Noted['facts'];
  /** Goals that the talk may count for. */
  goal_ids: readonly string[];
}>;

/** The facts of a talk that goals use. */
export const notedSessionModel: ReadModel<Followed, Row> = {
  name: 'noted-session',
  table: 'noted_session',
  key: ['user_id', 'session_id'],
  ddl: `create table noted_session (
      user_id text, session_id text, created_at timestamptz not null, facts jsonb not null, goal_ids jsonb not null,
      primary key (user_id, session_id));
    create index on noted_session (user_id, created_at)`,

  personal: { of: 'user_id', leaves: 'nothing' },
  keys: ({ stream, data }) =>
    isStreamOf('practice', stream) && 'sessionId' in data ? [[idOf(stream), data.sessionId]] : [],
  readers: ({ user_id, goal_ids }) => [user_id, ...goal_ids.map((id) => `goal_owner:${id}` as const)],

  fold(row, event) {
    if (event.type === 'SessionDropped') return undefined;
    if (event.type !== 'SessionNoted') return row;
    const { sessionId, createdAt, facts, goalIds } = event.data;
    const key = { user_id: idOf(event.stream), session_id: sessionId };
    return { ...key, created_at: createdAt, facts, goal_ids: goalIds };
  },
};
