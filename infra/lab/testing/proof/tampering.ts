import type { Pool } from 'pg';
import type { NewEvent } from '#infra/event-store/event-store.ts';
import { newEvent } from '../new-event.ts';

/** Three streams of four events each, in turn: event `n` is revision `n / 3` of stream `n % 3`. */
const streams = ['talk-a', 'talk-b', 'talk-c'] as const;
export const eventCount = 12;

export function tamperedEvents(): readonly Readonly<{ stream: string; revision: number; event: NewEvent }>[] {
  return Array.from({ length: eventCount }, (_, n) => {
    const { metadata, ...event } = newEvent({ n, text: `Wort ${n}`, nested: { b: [1, 2], a: null } });
    const at = new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString();
    const stream = streams[n % streams.length] as string;
    return { stream, revision: Math.floor(n / streams.length), event: { ...event, metadata: { ...metadata, at } } };
  });
}

type Tampering = Readonly<{
  name: string;
  what: string;
  /** SQL that tampers with the event at position `p`, from 1. */
  sql: (p: number) => string;
  /** Number of the event that the check must name, if it is not the one at `p`. */
  number?: (p: number) => number;
}>;

const end = eventCount;
const other = (p: number) => (p === end ? 1 : end);
/** Moves events by way of negative positions, because positions are unique. */
const moved = (from: number, by: number) => `
  update event_store.events set position = -(position + ${by}) where position >= ${from};
  update event_store.events set position = -position where position < 0`;
const swap = (p: number, q: number) => `
  update event_store.events set position = case position when ${p} then -${q} else -${p} end where position in (${p}, ${q});
  update event_store.events set position = -position where position < 0`;
/** Position of a neighbouring event in the same stream. */
const neighbour = (p: number) => (p > streams.length ? p - streams.length : p + streams.length);
const inserted = (p: number, id: string) => `
  insert into event_store.events
  select ${p}, ${id}, 'talk-z', 0, type, data, metadata from event_store.events where position = ${end + 1}`;
const set = (change: string) => (p: number) => `update event_store.events set ${change} where position = ${p}`;

/** Each tampering changes one thing, at any event. */
export const tamperings: readonly Tampering[] = [
  { name: 'a changed byte', what: 'changed', sql: set(`data = jsonb_set(data, '{text}', '"Wort"')`) },
  { name: 'another type', what: 'changed', sql: set(`type = 'Hidden'`) },
  { name: 'another actor', what: 'changed', sql: set(`metadata = jsonb_set(metadata, '{actor,id}', '"eve"')`) },
  { name: 'another id', what: 'changed', sql: set('id = gen_random_uuid()') },
  { name: 'another stream', what: 'changed', sql: set(`stream = 'talk-z'`) },
  {
    name: 'another time',
    what: 'time',
    sql: set(`metadata = jsonb_set(metadata, '{at}', '"2026-01-01T00:00:59.000Z"')`),
  },
  { name: 'a removed event', what: 'missing', sql: (p) => `delete from event_store.events where position = ${p}` },
  {
    name: 'a removed event whose gap is closed',
    what: 'missing',
    sql: (p) => `delete from event_store.events where position = ${p}; ${moved(p, -1)}`,
  },
  { name: 'an inserted event', what: 'inserted', sql: (p) => `${moved(p, 1)}; ${inserted(p, 'gen_random_uuid()')}` },
  {
    name: 'an inserted copy of another one',
    what: 'inserted',
    sql: (p) => `${moved(p, 1)}; ${inserted(p, 'id')}`,
  },
  {
    name: 'an event in the place of another one',
    what: 'swapped',
    sql: (p) => swap(p, other(p)),
    number: (p) => Math.min(p, other(p)) - 1,
  },
  {
    name: 'two revisions that changed places',
    what: 'swapped',
    sql: (p) => `
      update event_store.events set revision = revision + 100 where position in (${p}, ${neighbour(p)});
      update event_store.events e set revision = (
        select revision - 100 from event_store.events o
         where o.position in (${p}, ${neighbour(p)}) and o.position <> e.position)
       where position = ${p};
      update event_store.events e set revision = (
        select (${(p - 1 - ((p - 1) % 3)) / 3}) from event_store.events o where o.position = ${p})
       where position = ${neighbour(p)}`,
    number: (p) => Math.min(p, neighbour(p)) - 1,
  },
  {
    name: 'two events of a stream whose contents changed places, ids and all',
    what: 'swapped',
    sql: (p) => `
      update event_store.events e set id = o.id, type = o.type, data = o.data, metadata = o.metadata
        from event_store.events o
       where e.position in (${p}, ${neighbour(p)}) and o.position in (${p}, ${neighbour(p)}) and e.position <> o.position`,
    number: (p) => Math.min(p, neighbour(p)) - 1,
  },
  { name: 'another revision', what: 'renumbered', sql: set('revision = revision + 100') },
  { name: 'another position', what: 'renumbered', sql: (p) => moved(p, 1) },
];

export const tamper = (pool: Pool, sql: string) => pool.query(sql);
