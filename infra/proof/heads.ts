import type { Pool, PoolClient } from 'pg';
import type { KeptHead, PublicKey, SignedHead } from '#domain/kernel/proof/head.ts';
import { fromHex, toHex } from '#domain/kernel/proof/hex.ts';
import { growingTree } from '#domain/kernel/proof/merkle-tree.ts';
import { inTransaction } from '../postgres/pool.ts';
import { type Chain, readChain } from './chain.ts';
import type { HeadKey } from './head-keys.ts';
import { nodeHashes } from './node-hashes.ts';

/** `id`s grow in the order of signing. */
export type ListedHead = KeptHead & Readonly<{ id: number }>;

type Row = Omit<SignedHead, 'size' | 'added' | 'root' | 'signature'> &
  Readonly<{ id: string; size: string; added: string; root: Buffer; signature: Buffer; public_key: Buffer | null }>;

const columns = 'h.id, log, size, root, position, added, time, key, signature, public_key';
const listed = `select ${columns} from proof.head h left join proof.key k on k.id = h.key`;

const headFrom = ({ id, size, added, root, signature, public_key, ...row }: Row): ListedHead => ({
  ...row,
  ...{ id: Number(id), size: Number(size), added: Number(added) },
  ...{ root: toHex(root), signature: toHex(signature) },
  ...(public_key && { publicKey: toHex(public_key) }),
});

/** The form of a head outside of the database. */
export const withoutId = ({ id: _, ...head }: ListedHead): KeptHead => head;

/** The form of a head in proof files: the key is stored separately. */
export const headOf = ({ publicKey: _, ...head }: KeptHead): SignedHead => head;

type Guard = (client: PoolClient, chain: Chain) => Promise<void>;

type Signing = Readonly<{
  /** A slot gets at most one head, even after repeated calls. */
  slot?: string | undefined;
  /** Throws if the chain must not be signed. */
  guard?: Guard;
}>;

/** Signs the current state of the chain. Undefined while there is nothing to sign, or if its slot already has a head. */
export function signHead(pool: Pool, key: HeadKey, { slot, guard }: Signing = {}): Promise<ListedHead | undefined> {
  return inTransaction(pool, async (client) => {
    const chain = await readChain(client, { lock: true });
    const { size, position, log } = chain;
    await guard?.(client, chain);
    const root = rootOf(chain);
    if (!root || log === null) return undefined;
    const last = await lastHead(client);
    const signed = key.sign({
      ...{ log, size, root: toHex(root), position: position.toString() },
      ...{ added: size - (last?.size ?? 0), time: new Date().toISOString() },
    });
    const { id, publicKey } = key.listed;
    await client.query('insert into proof.key (id, public_key) values ($1, $2) on conflict do nothing', [
      id,
      fromHex(publicKey),
    ]);
    const inserted = await insert(client, signed, slot);
    return inserted === undefined ? undefined : { ...signed, id: inserted, publicKey };
  });
}

/** Computed from the peaks; undefined while the chain is empty. */
export const rootOf = ({ size, peaks }: Chain): Uint8Array | undefined =>
  growingTree({ join: nodeHashes().ofPair }, { size, peaks }).root();

/** Returns the id of the head; undefined if the slot already has a head. */
async function insert(client: PoolClient, head: SignedHead, slot: string | undefined): Promise<number | undefined> {
  const { log, size, root, position, added, time, key, signature } = head;
  const { rows } = await client.query<{ id: string }>(
    `insert into proof.head (slot, log, size, root, position, added, time, key, signature)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (slot) do nothing returning id`,
    [slot, log, size, fromHex(root), position, added, time, key, fromHex(signature)],
  );
  return rows[0] && Number(rows[0].id);
}

export async function lastHead(db: Pool | PoolClient): Promise<ListedHead | undefined> {
  const { rows } = await db.query<Row>(`${listed} order by h.id desc limit 1`);
  return rows[0] && headFrom(rows[0]);
}

/** Heads that were signed after the head with this id, at most `limit`. */
export async function headsAfter(pool: Pool, id: number, limit?: number): Promise<readonly ListedHead[]> {
  const { rows } = await pool.query<Row>(`${listed} where h.id > $1 order by h.id limit $2`, [id, limit]);
  return rows.map(headFrom);
}

/** Every key that ever signed a head, the newest last. */
export async function listedKeys(db: Pool | PoolClient): Promise<readonly (PublicKey & Readonly<{ since: string }>)[]> {
  const { rows } = await db.query<{ id: string; public_key: Buffer; since: string }>(
    'select id, public_key, first_used_at as since from proof.key order by first_used_at, id',
  );
  return rows.map(({ id, public_key, since }) => ({ id, publicKey: toHex(public_key), since }));
}
