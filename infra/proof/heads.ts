import type { Pool, PoolClient } from 'pg';
import type { PublicKey, SignedHead } from '#domain/kernel/proof/head.ts';
import { fromHex, toHex } from '#domain/kernel/proof/hex.ts';
import { growingTree } from '#domain/kernel/proof/merkle-tree.ts';
import { inTransaction } from '../postgres/pool.ts';
import { readChain } from './chain.ts';
import type { HeadKey } from './head-keys.ts';
import { nodeHashes } from './node-hashes.ts';

/** In the order in which they were signed. */
export type KeptHead = SignedHead & Readonly<{ id: number }>;

type Row = Omit<SignedHead, 'size' | 'added' | 'root' | 'signature'> &
  Readonly<{ id: string; size: string; added: string; root: Buffer; signature: Buffer }>;

const columns = 'id, log, size, root, position, added, time, key, signature';

const headFrom = ({ id, size, added, root, signature, ...row }: Row): KeptHead => ({
  ...row,
  ...{ id: Number(id), size: Number(size), added: Number(added) },
  ...{ root: toHex(root), signature: toHex(signature) },
});

/** As it is sent elsewhere and written into files. */
export const withoutId = ({ id: _, ...head }: KeptHead): SignedHead => head;

/**
 * Signs how far the chain goes; once for a `slot`, however often it is asked for. Undefined while there is nothing to sign.
 */
export function signHead(pool: Pool, key: HeadKey, slot?: string): Promise<KeptHead | undefined> {
  return inTransaction(pool, async (client) => {
    const { size, position, log, peaks } = await readChain(client, { lock: true });
    const root = growingTree({ join: nodeHashes().ofPair }, { size, peaks }).root();
    if (!root || log === null) return undefined;
    const last = await lastHead(client);
    const signed = key.sign({
      ...{ log, size, root: toHex(root), position: position.toString() },
      ...{ added: size - (last?.size ?? 0), time: new Date().toISOString() },
    });
    await client.query('insert into proof.key (id, public_key) values ($1, $2) on conflict do nothing', [
      key.id,
      key.publicKey,
    ]);
    return keep(client, signed, slot);
  });
}

async function keep(client: PoolClient, head: SignedHead, slot: string | undefined): Promise<KeptHead | undefined> {
  const { log, size, root, position, added, time, key, signature } = head;
  const { rows } = await client.query<Row>(
    `insert into proof.head (slot, log, size, root, position, added, time, key, signature)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (slot) do nothing returning ${columns}`,
    [slot, log, size, fromHex(root), position, added, time, key, fromHex(signature)],
  );
  return rows[0] && headFrom(rows[0]);
}

export async function lastHead(db: Pool | PoolClient): Promise<KeptHead | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from proof.head order by id desc limit 1`);
  return rows[0] && headFrom(rows[0]);
}

/** All that were signed after that one. */
export async function headsAfter(pool: Pool, id: number, limit?: number): Promise<readonly KeptHead[]> {
  const text = `select ${columns} from proof.head where id > $1 order by id limit $2`;
  const { rows } = await pool.query<Row>(text, [id, limit]);
  return rows.map(headFrom);
}

/** Every key that a head was ever signed with, the newest last. */
export async function listedKeys(pool: Pool): Promise<readonly (PublicKey & Readonly<{ since: string }>)[]> {
  const { rows } = await pool.query<{ id: string; public_key: Buffer; since: string }>(
    'select id, public_key, first_used_at as since from proof.key order by first_used_at, id',
  );
  return rows.map(({ id, public_key, since }) => ({ id, publicKey: toHex(public_key), since }));
}
