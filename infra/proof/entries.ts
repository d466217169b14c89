import type { Pool, PoolClient } from 'pg';
import type { Entry } from '#domain/kernel/proof/tampering.ts';

type Row = Omit<Entry, 'number'> & { number: string };

const columns = 'number, position, id, stream, revision, at, hash';

const entryFrom = (row: Row): Entry => ({ ...row, number: Number(row.number) });

/** Entries from the number `from` on. */
export async function readEntries(db: Pool | PoolClient, from: number, limit: number): Promise<readonly Entry[]> {
  const { rows } = await db.query<Row>({
    name: 'proof-entries',
    text: `select ${columns} from proof.entry where number >= $1 order by number limit $2`,
    values: [from, limit],
  });
  return rows.map(entryFrom);
}

export async function entryOfEvent(db: Pool, id: string): Promise<Entry | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from proof.entry where id = $1 order by number limit 1`, [
    id,
  ]);
  return rows[0] && entryFrom(rows[0]);
}

export type Selection = Readonly<{
  stream?: string | undefined;
  /** A prefix of stream names: `session-`. */
  prefix?: string | undefined;
  /** ISO 8601, UTC; `to` exclusive. */
  from?: string | undefined;
  to?: string | undefined;
}>;

/** The first `size` entries by number. */
export async function selectEntries(
  db: Pool,
  { stream, prefix, from, to }: Selection,
  { size, limit }: Readonly<{ size: number; limit: number }>,
): Promise<readonly Entry[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from proof.entry
      where number < $5 and ($1::text is null or stream = $1) and ($2::text is null or stream ^@ $2)
        and ($3::text is null or at collate "C" >= $3) and ($4::text is null or at collate "C" < $4)
      order by number limit $6`,
    [stream, prefix, from, to, size, limit],
  );
  return rows.map(entryFrom);
}

type Before = Readonly<{ stream: string; number: number }>;

/** The hash of the event before the entry `number` in its stream; undefined if there is none. */
export async function hashesBefore(
  db: Pool | PoolClient,
  wanted: readonly Before[],
): Promise<readonly (Uint8Array | undefined)[]> {
  if (wanted.length === 0) return [];
  const { rows } = await db.query<{ n: string; hash: Buffer }>({
    name: 'proof-before',
    text: `select n, last.hash from unnest($1::text[], $2::bigint[]) with ordinality as wanted (stream, number, n), lateral (
       select hash from proof.entry e where e.stream = wanted.stream and e.number < wanted.number
        order by e.number desc limit 1) last`,
    values: [wanted.map(({ stream }) => stream), wanted.map(({ number }) => number)],
  });
  const found = new Map(rows.map(({ n, hash }) => [Number(n) - 1, hash]));
  return wanted.map((_, n) => found.get(n));
}
