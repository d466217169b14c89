import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import { ownStream } from '#domain/kernel/personal.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { pagesOf } from '../event-store/pages-of.ts';
import { findKeys } from './key-table.ts';
import { type MasterKey, unwrap } from './master-keys.ts';
import { isSealed, personOf } from './sealed-text.ts';

/** The persons whose texts are sealed in a stored event. */
export function personsIn({ data }: Pick<Recorded, 'data'>): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap((value) => (isSealed(value) ? (personOf(value) ?? []) : []));
}

/** Whether a key was made for this person: the stream that begins the person's data contains a sealed text. */
export const isSealedFor = async (person: string, asStored: Pick<EventStore, 'readStream'>): Promise<boolean> =>
  (await asStored.readStream(ownStream(person))).some((event) => personsIn(event).includes(person));

/** The persons among these who lost their key without an erasure. */
export async function withoutKey(pool: Pool, persons: Iterable<string>): Promise<readonly string[]> {
  const all = [...persons];
  const { rows } = await pool
    .query<{ person: string }>('select person from persons.key where person = any($1)', [all])
    .catch(noneWhereTableIsGone);
  const found = new Set(rows.map(({ person }) => person));
  return all.filter((person) => !found.has(person)).sort();
}

/** The persons among these whose key cannot be opened by any master key: each key is wrapped with one and bound to its person. */
export async function changedKeys(
  pool: Pool,
  persons: Iterable<string>,
  masters: readonly MasterKey[],
): Promise<readonly string[]> {
  const keys = await findKeys(pool, [...persons]);
  return keys.flatMap(({ person, master, wrapped }) => {
    if (wrapped === null) return [];
    const opener = masters.find(({ id }) => id === master);
    return opener && opens(wrapped, person, opener) ? [] : [person];
  });
}

function opens(wrapped: Buffer, person: string, master: MasterKey): boolean {
  try {
    unwrap(wrapped, person, master);
    return true;
  } catch {
    return false;
  }
}

const noSuchTable = '42P01';

function noneWhereTableIsGone(error: unknown): { rows: [] } {
  if ((error as { code?: unknown }).code === noSuchTable) return { rows: [] };
  throw error;
}

/** All persons with sealed data who lost their key without an erasure. Reads the whole log. */
export async function lostKeys(pool: Pool, asStored: EventStore): Promise<readonly string[]> {
  const persons = new Set<string>();
  for await (const events of pagesOf(asStored)) {
    for (const person of events.flatMap(personsIn)) persons.add(person);
  }
  return withoutKey(pool, persons);
}

/** During registration the credential exists a moment before the key. */
const settled = `interval '15 minutes'`;

/** The number of people who can sign in and have no key. It is quick, because health calls it. */
export async function countLostKeys(pool: Pool): Promise<number> {
  const withAccount = `select count(*)::int as count from ops.credential c where changed_at < now() - ${settled}`;
  const hasKey = 'exists (select from persons.key k where k.person = c.user_id)';
  const { rows } = await pool
    .query<{ count: number }>(`${withAccount} and not ${hasKey}`)
    .catch(async (error) => noneWhereTableIsGone(error) && pool.query<{ count: number }>(withAccount));
  return rows[0]?.count ?? 0;
}
