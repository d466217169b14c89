import type { Pool } from 'pg';
import type { KeptHead } from '#domain/kernel/proof/head.ts';
import type { MasterKey } from '../persons/master-keys.ts';
import { missingOf } from './chain.ts';
import { headsAfter } from './heads.ts';
import type { KeptHeads } from './kept-heads.ts';

/**
 * Why nobody can tell whether the log was changed, although no fault was found:
 * - `no_anchor`: heads were signed, and none is known outside of the database: the database can only vouch for itself;
 * - `anchor_behind`: the database has heads that the trust anchor lacks: its end was cut off, or they were signed elsewhere;
 * - `own_key`: this machine would sign with a key that signed none of the heads in the trust anchor;
 * - `no_master_key`: without it nobody can check whether the keys of persons were changed.
 */
export type Doubt = 'no_anchor' | 'anchor_behind' | 'own_key' | 'no_master_key';

type Known = Readonly<{
  pool: Pool;
  kept: Pick<KeptHeads, 'own' | 'ownKey'>;
  /** Everything that is known outside of the database. */
  heads: readonly KeptHead[];
  masters?: readonly MasterKey[] | undefined;
}>;

export async function doubtsAbout({ pool, kept, heads, masters }: Known): Promise<readonly Doubt[]> {
  const known = new Set(heads.map(({ signature }) => signature));
  const listed = await headsAfter(pool, 0).catch((error) => {
    if (missingOf(error) === undefined) throw error;
    return [];
  });
  const own = await kept.own();
  const key = await kept.ownKey();
  const isOwnKeyKnown = own.heads.length === 0 || !key || own.heads.some((head) => head.key === key.id);
  const isUnknown = listed.some(({ signature }) => !known.has(signature));
  return [
    ...(listed.length > 0 && known.size === 0 ? (['no_anchor'] as const) : []),
    ...(known.size > 0 && isUnknown ? (['anchor_behind'] as const) : []),
    ...(isOwnKeyKnown ? [] : (['own_key'] as const)),
    ...(masters?.length === 0 ? (['no_master_key'] as const) : []),
  ];
}
