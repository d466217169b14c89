import type { Pool } from 'pg';
import type { HistoryStream } from '#domain/history/contract.ts';
import { actorFrom, namesOf } from './actors.ts';

export type StreamRow = Omit<HistoryStream, 'actors' | 'moreActors'> &
  Readonly<{ actors: readonly string[]; lastPosition: string }>;

export const streamColumns = `stream, category, id, title, erased, events, first_at as "firstAt", last_at as "lastAt",
  last_position::text as "lastPosition", actors`;

const mostActors = 5;

export async function streamsShown(pool: Pool, rows: readonly StreamRow[]): Promise<HistoryStream[]> {
  const actorsOf = new Map(rows.map(({ stream, actors }) => [stream, actors.slice(0, mostActors).map(actorFrom)]));
  const nameOf = await namesOf(pool, [...actorsOf.values()].flat());
  return rows.map(({ lastPosition: _, actors, ...row }) => ({
    ...row,
    actors: (actorsOf.get(row.stream) ?? []).map(nameOf),
    moreActors: Math.max(0, actors.length - mostActors),
  }));
}
