import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { PersonalFields } from '#domain/kernel/personal.ts';
import { type Hashes, isPlainHash, plainHash } from '../hash-of.ts';
import type { PersonKeys } from '../persons/person-keys.ts';
import { advisoryLocks } from '../postgres/advisory-locks.ts';
import { oneAtATime } from '../postgres/one-at-a-time.ts';
import { inTransaction } from '../postgres/pool.ts';
import { personalTexts, sealedData } from './sealing-store.ts';

type Tools = Readonly<{
  pool: Pool;
  personal: PersonalFields;
  keys: PersonKeys;
  hashes: Hashes;
  tell: (line: string) => void;
}>;

type Row = Pick<Recorded, 'id' | 'stream' | 'type' | 'data' | 'metadata'> & Readonly<{ position: string }>;

const batchSize = 1_000;

/**
 * Converts events in the Postgres log that were written before sealing existed: personal texts are sealed, and hashes get a
 * key. Nothing else ever rewrites events. One transaction covers a batch and the progress, so a crash loses nothing. Meanwhile
 * readers meet both forms and get the same result. Returns the number of converted events.
 */
export function sealEarlier(tools: Tools): Promise<number> {
  const { pool, tell } = tools;
  return oneAtATime(pool, advisoryLocks.sealEarlier, async () => {
    const { rows } = await pool.query<{ from: string; end: string }>(
      `select position as from, coalesce((select max(position) from event_store.events), 0) as end from ops.sealing`,
    );
    const { from, end } = { from: rows[0]?.from ?? '0', end: rows[0]?.end ?? '0' };
    if (BigInt(from) < BigInt(end)) await begin(from, end, tools);
    let sealed = 0;
    for (let position = from; BigInt(position) < BigInt(end); ) {
      const batch = await unsealedAfter(position, end, tools);
      position = batch.length === batchSize ? (batch.at(-1)?.position ?? end) : end;
      sealed += await rewrite(batch, position, tools);
      if (sealed > 0)
        tell(`Sealing events of before: ${sealed}, ${((100 * Number(position)) / Number(end)) | 0} % of the log`);
    }
    await pool.query('update ops.sealing set end_position = null where end_position is not null');
    return sealed;
  });
}

/** From this call on, any process can see how much is left. */
async function begin(from: string, end: string, { pool, personal }: Tools): Promise<void> {
  await pool.query(
    `update ops.sealing set end_position = $2, counted = $2,
       unsealed = (select count(*) from event_store.events where position > $1 and position <= $2 and ${liesOpen('$3', '$4')})`,
    [from, end, ...fieldsOf(personal)],
  );
}

/** SQL: whether an event has an unsealed personal text. `personalTexts` has the same rule. */
const liesOpen = (types: string, fields: string) => `exists (
  select 1 from unnest(${types}::text[], ${fields}::text[]) personal (in_type, field)
   where in_type = type and data ? field and coalesce(jsonb_typeof(data->field->'sealed'), '') <> 'string')`;

function fieldsOf(personal: PersonalFields): readonly [types: string[], fields: string[]] {
  const pairs = Object.entries(personal).flatMap(([type, fields]) => fields.map(([field]) => [type, field] as const));
  return [pairs.map(([type]) => type), pairs.map(([, field]) => field)];
}

async function unsealedAfter(position: string, end: string, { pool, personal }: Tools): Promise<readonly Row[]> {
  const { rows } = await pool.query<Row>(
    `select position, id, stream, type, data, metadata from event_store.events
      where position > $1 and position <= $2 and (metadata->>'commandHash' ~ $3 or ${liesOpen('$4', '$5')})
      order by position limit ${batchSize}`,
    [position, end, plainHash, ...fieldsOf(personal)],
  );
  return rows;
}

async function rewrite(rows: readonly Row[], position: string, tools: Tools): Promise<number> {
  const found = rows.map((row) => ({ row, texts: personalTexts(row, tools.personal) }));
  const open = found.filter(({ row, texts }) => texts.length > 0 || isPlainHash(row.metadata.commandHash));
  const keys = await keysFor(new Set(open.flatMap(({ texts }) => texts.map(({ person }) => person))), tools.keys);
  const hashed = ({ metadata }: Row) =>
    isPlainHash(metadata.commandHash)
      ? { ...metadata, commandHash: tools.hashes.keyed(metadata.commandHash) }
      : metadata;
  await inTransaction(tools.pool, async (client) => {
    await client.query(
      `update event_store.events e set data = new.data::jsonb, metadata = new.metadata::jsonb
         from unnest($1::bigint[], $2::text[], $3::text[]) as new (position, data, metadata)
        where e.position = new.position`,
      [
        open.map(({ row }) => row.position),
        open.map(({ row, texts }) => JSON.stringify(sealedData(row, texts, (person) => keys.get(person)))),
        open.map(({ row }) => JSON.stringify(hashed(row))),
      ],
    );
    const texts = open.filter(({ texts }) => texts.length > 0).length;
    await client.query('update ops.sealing set position = $1, unsealed = unsealed - $2', [position, texts]);
  });
  return open.length;
}

/**
 * The keys for sealing. In a backup from before an erasure, an erased person gets a random key that is never stored, so nobody
 * can open the text again.
 */
async function keysFor(persons: ReadonlySet<string>, keys: PersonKeys): Promise<ReadonlyMap<string, KeyObject>> {
  const known = await keys.toOpen([...persons]);
  const isErased = (person: string) => known.get(person) === 'erased';
  const living = await keys.toSeal([...persons].filter((person) => !isErased(person)));
  const lost = [...persons].filter(isErased).map((person) => [person, createSecretKey(randomBytes(32))] as const);
  return new Map([...living, ...lost]);
}
