import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import { type KeptOutline, outlineAfter } from '../seminars/for-others.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  seminar_id: string;
  blocks: KeptOutline['blocks'];
  earlier_orders: KeptOutline['earlierOrders'];
  /** The revision of the seminar's stream that last changed it. */
  changed_at: number;
}>;

/** Rules and order of a seminar: the standing of its participants is computed from these. */
export const outlineModel: ReadModel<Followed, Row> = {
  name: 'outline',
  table: 'outline',
  key: 'seminar_id',
  ddl: `create table outline (
      seminar_id text primary key, blocks jsonb not null, earlier_orders jsonb not null, changed_at int not null)`,

  keys: ({ stream }) => (isStreamOf('seminar', stream) ? [idOf(stream)] : []),
  readers: () => [],

  fold(row, event) {
    const before = row && { blocks: row.blocks, earlierOrders: row.earlier_orders };
    const after = outlineAfter(before, event as Recorded<SeminarEvent>);
    if (!after || after === before) return after && row;
    const { blocks, earlierOrders: earlier_orders } = after;
    return { seminar_id: idOf(event.stream), blocks, earlier_orders, changed_at: event.revision };
  },
};
