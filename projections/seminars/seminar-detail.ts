import { idOf } from '#domain/kernel/ids.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { isAssessed } from '#domain/seminars/contract/criteria.ts';
import type { Outline } from '#domain/seminars/contract/outline.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import { evolveSeminar, outlineOf, type Seminar } from '#domain/seminars/seminar.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import { undescribed } from './undescribed.ts';

type Block = Seminar['blocks'][number];
type Element = Block['elements'][number];

type Row = Readonly<{
  id: string;
  owner_id: string;
  /** Revision of the last event in the seminar's stream. */
  revision: number;
  version: number;
  order_version: number;
  element_count: number;
  /** Elements in their blocks. */
  blocks: readonly (Omit<Block, 'elements'> & Readonly<{ elements: readonly Omit<Element, 'versions'>[] }>)[];
  /** The facts that decide about participants: all versions of the rules of each element. */
  outline: Outline['blocks'];
  earlier_orders: Outline['earlierOrders'];
  files: Seminar['files'];
  criteria: Seminar['criteria'];
  criteria_version: number;
  /** Elements whose talks are rated by the criteria. */
  assessed: readonly string[];
}>;

export const seminarDetailModel: ReadModel<SeminarEvent, Row> = {
  name: seminarDetail.name,
  table: 'seminar_detail',
  key: 'id',
  ddl: `create table seminar_detail (
      id text primary key, owner_id text not null, revision int not null, version int not null,
      order_version int not null, element_count int not null, blocks jsonb not null, outline jsonb not null,
      earlier_orders jsonb not null, files jsonb not null,
      criteria jsonb not null default '[]', criteria_version int not null default 0, assessed text[] not null default '{}')`,
  audience: { kind: 'seminar_owner', id: 'id', person: 'owner_id' },

  keys: ({ stream }) => (isStreamOf('seminar', stream) ? [idOf(stream)] : []),
  readers: ({ id, owner_id }) => [owner_id, `seminar:${id}`],

  fold(row, event) {
    const seminar = evolveSeminar(row ? seminarOf(row) : 'none', event);
    if (typeof seminar === 'string') return undefined;
    const { ownerId, revision, version, orderVersion, blocks, files, criteria, criteriaVersion } = seminar;
    const element_count = blocks.reduce((count, { elements }) => count + elements.length, 0);
    const counts = { revision, version, order_version: orderVersion, element_count };
    const { blocks: outline, earlierOrders: earlier_orders } = outlineOf(seminar);
    const assessed = outline
      .flatMap(({ elements }) => elements.map(({ id }) => id))
      .filter((id) => isAssessed({ blocks: outline }, id));
    const judged = { criteria, criteria_version: criteriaVersion, assessed };
    const shown = { blocks: blocks.map(withoutRules), outline, earlier_orders, files, ...judged };
    return { id: idOf(event.stream), owner_id: ownerId, ...counts, ...shown };
  },
};

const withoutRules = ({ elements, ...block }: Block) => ({
  ...block,
  elements: elements.map(({ versions: _, ...element }) => element),
});

function seminarOf(row: Row): Seminar {
  const { owner_id, revision, version, order_version, blocks, outline, earlier_orders, files, criteria } = row;
  const rules = new Map(outline.flatMap(({ elements }) => elements.map(({ id, versions }) => [id, versions])));
  const whole = blocks.map((block) => ({
    ...block,
    // Every element has rules from its first event on.
    elements: block.elements.map((element) => ({ ...element, versions: rules.get(element.id) as Element['versions'] })),
  }));
  const counts = { revision, version, orderVersion: order_version, criteriaVersion: row.criteria_version };
  const state = { ownerId: owner_id, earlierOrders: earlier_orders, files, criteria };
  return { ...undescribed, ...state, ...counts, blocks: whole };
}
