import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{ user_id: string; month: string; talks: number }>;

/**
 * The number of talks that a person recorded in a month (UTC). Deleted talks still count, and so do those of erased people:
 * a falling figure would tell managers whose talk it was.
 */
export const sessionCountsModel: ReadModel<Followed, Row> = {
  name: 'company-talk-counts',
  table: 'talk_count',
  key: ['user_id', 'month'],
  ddl: 'create table talk_count (user_id text, month text, talks int not null, primary key (user_id, month))',

  keys: (event) => (event.type === 'SessionCreated' ? [[event.data.ownerId, monthOf(event.metadata.at)]] : []),
  readers: () => [],

  fold(row, event) {
    if (event.type !== 'SessionCreated') return row;
    const { ownerId } = event.data;
    return { user_id: ownerId, month: monthOf(event.metadata.at), talks: (row?.talks ?? 0) + 1 };
  },
};

const monthOf = (at: string): string => at.slice(0, 'YYYY-MM'.length);
