import type { Pool } from 'pg';
import type { HistoryActor } from '#domain/history/contract/calls.ts';
import type { Actor } from '#domain/kernel/message.ts';
import { streamOf } from '#domain/stream-names.ts';

type Row = Readonly<{ id: string; title: string | null; erased: boolean }>;

/** The names of actors, for readers who may know them. */
export async function namesOf(pool: Pool, actors: readonly Actor[]): Promise<(actor: Actor) => HistoryActor> {
  const people = [...new Set(actors.filter(({ kind }) => kind === 'user').map(({ id }) => streamOf('user', id)))];
  const { rows } = await pool.query<Row>('select id, title, erased from history.stream_list where stream = any($1)', [
    people,
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return ({ kind, id }) => {
    const person = kind === 'user' ? known.get(id) : undefined;
    return { kind, id, name: person?.title ?? null, erased: person?.erased ?? false };
  };
}

export function actorFrom(written: string): Actor {
  const end = written.indexOf(':');
  return { kind: written.slice(0, end) as Actor['kind'], id: written.slice(end + 1) };
}

/** All stored forms (`kind:id`) of an id, so that the caller need not know the kind. */
export const writtenActors = (id: string): readonly string[] =>
  (['user', 'device', 'system', 'webhook'] satisfies Actor['kind'][]).map((kind) => `${kind}:${id}`);
