import { idOf } from '#domain/kernel/ids.ts';
import { drillList } from '#domain/sessions/contract/drills.ts';
import type { DrillEvent } from '#domain/sessions/drills/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Kept = Extract<DrillEvent, { type: 'DrillKept' }>['data'];
type Row = Readonly<{
  id: string;
  owner_id: string;
  drill: Kept['drill'];
  verdict: Kept['verdict'];
  value: number;
  kept_at: string;
}>;

export const drillListModel: ReadModel<DrillEvent, Row> = {
  name: drillList.name,
  table: 'drill_list',
  key: 'id',
  ddl: `create table drill_list (
      id text primary key, owner_id text not null, drill text not null, verdict text not null,
      value double precision not null, kept_at timestamptz not null);
    create index on drill_list (owner_id, kept_at desc)`,

  keys: ({ stream }) => (isStreamOf('drill', stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],

  fold(row, { type, data, stream, metadata }) {
    if (type === 'DrillForgotten') return undefined;
    if (type !== 'DrillKept') return row;
    const { ownerId, drill, verdict, value } = data;
    return { id: idOf(stream), owner_id: ownerId, drill, verdict, value, kept_at: metadata.at };
  },
};
