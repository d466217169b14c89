import type { Pool } from 'pg';
import { type HistoryEventRow, streamEvents } from '#domain/history/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { headerNames } from '#domain/kernel/header-names.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { aboutStream } from './about-stream.ts';
import { namesOf } from './actors.ts';
import { type Difference, differences } from './differences.ts';
import type { ReadStored } from './kept-streams.ts';
import { dataOf, type StoredStream } from './stored-stream.ts';

type Tools = Parameters<typeof aboutStream>[1] & Readonly<{ read: ReadStored }>;

export const streamEventsQuery = (tools: Tools) =>
  aboutStream(streamEvents, tools, async ({ params: { id }, query, reply }, pool): Promise<HistoryEventRow[]> => {
    const { cursor, limit } = query;
    const stored = await tools.read(id);
    const before = cursor === undefined ? stored.events.length : readCursor(cursor);
    const wanted = stored.events.slice(0, before).filter(isWanted(query));
    const page = wanted.slice(-limit);
    if (wanted.length > page.length) reply.header(headerNames.nextCursor, String(page[0]?.revision));
    const changes = changesBy(stored, page);
    const [linked, nameOf] = await Promise.all([
      linkedTo(pool, id, page),
      namesOf(
        pool,
        page.map(({ metadata }) => metadata.actor),
      ),
    ]);
    return page.toReversed().map((event) => {
      const { revision, type, metadata } = event;
      const { at, actor, commandId, causationId, correlationId } = metadata;
      return {
        ...{ id: event.id, revision, position: String(event.position), type, at, actor: nameOf(actor) },
        ...{ commandId, causationId, correlationId, data: dataOf(event) },
        changes: [...(changes.get(revision) ?? [])],
        linked: linked.get(correlationId) ?? [],
      };
    });
  });

const readCursor = (cursor: string): number =>
  /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuse('invalid_input', 'cursor');

type Filter = Readonly<{ [Name in 'type' | 'actor' | 'from' | 'to']?: string | undefined }>;

const isWanted =
  ({ type, actor, from, to }: Filter) =>
  ({ type: own, metadata }: Recorded): boolean =>
    (type === undefined || type === own) &&
    (actor === undefined || actor === metadata.actor.id) &&
    (from === undefined || Date.parse(metadata.at) >= Date.parse(from)) &&
    (to === undefined || Date.parse(metadata.at) < Date.parse(to));

/** The changes of state that each event on the page made, by revision. */
function changesBy({ isFolded, stateAfter }: StoredStream, page: readonly Recorded[]) {
  const changes = new Map<number, readonly Difference[]>();
  if (!isFolded) return changes;
  for (const { revision } of page) {
    const [before, after] = [stateAfter(revision - 1), stateAfter(revision)];
    if (after.readable) changes.set(revision, differences(before.value, after.value));
  }
  return changes;
}

type Row = Readonly<{ id: string; streams: string[] }>;

async function linkedTo(pool: Pool, stream: string, page: readonly Recorded[]) {
  const ids = [...new Set(page.map(({ metadata }) => metadata.correlationId))];
  const { rows } = await pool.query<Row>(
    'select id, array_remove(streams, $2) as streams from history.deed_list where id = any($1)',
    [ids, stream],
  );
  return new Map(rows.map(({ id, streams }) => [id, streams]));
}
