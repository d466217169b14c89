import type { Pool } from 'pg';
import { kindOf } from '#domain/areas.ts';
import type { HistoryStream } from '#domain/history/contract/calls.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { actorFrom, namesOf } from './actors.ts';

export type StreamRow = Omit<HistoryStream, 'actors' | 'moreActors'> &
  Readonly<{ actors: readonly string[]; lastPosition: string }>;

export const streamColumns = `stream, category, id, title, erased, events, first_at as "firstAt", last_at as "lastAt",
  last_position::text as "lastPosition", actors`;

const mostActors = 5;

export async function streamsShown(pool: Pool, rows: readonly StreamRow[]): Promise<HistoryStream[]> {
  const actorsOf = new Map(rows.map(({ stream, actors }) => [stream, actors.slice(0, mostActors).map(actorFrom)]));
  const nameOf = await namesOf(pool, [...actorsOf.values()].flat());
  return (await withOwners(pool, rows)).map(({ lastPosition: _, actors, ...row }) => ({
    ...row,
    actors: (actorsOf.get(row.stream) ?? []).map(nameOf),
    moreActors: Math.max(0, actors.length - mostActors),
  }));
}

type Named = Readonly<{ stream: string; title: string | null; erased: boolean }>;

/** Adds the owner's name to streams whose id contains the owner's id (`quota-<user>_202611`, `export-<user>`). */
export async function withOwners<Row extends Named>(pool: Pool, rows: readonly Row[]): Promise<Row[]> {
  const ownerOf = ({ stream }: Row) => ({ kind: 'user', id: kindOf(stream)?.ownerInId?.(idOf(stream)) ?? '' }) as const;
  const nameOf = await namesOf(pool, rows.map(ownerOf));
  return rows.map((row) => {
    const { name, erased } = nameOf(ownerOf(row));
    return { ...row, title: row.title ?? name, erased: row.erased || erased };
  });
}
