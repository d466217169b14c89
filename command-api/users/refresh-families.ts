import { createHmac, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { refreshTokenHash } from '#infra/http/refresh-token-hash.ts';
import { newId } from '#infra/ids.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import {
  type Family,
  findToken,
  insertFamily,
  insertToken,
  lockFamily,
  markExchanged,
  openFamilies,
  revokeFamily,
  secondsLeft,
  takeOver,
} from './refresh-rows.ts';
import { endWaysIn, lockWaysIn } from './ways-in.ts';

/** A new refresh token for the client; valid for `seconds`. */
export type Issued = Readonly<{ userId: string; familyId: string; token: string; seconds: number }>;
/** `reusedOf`: the person whose token was used twice, so another client has it too. Its family is revoked. */
type Refused = 'unknown' | Readonly<{ reusedOf: string; familyId: string }>;

/** `mayRepeat`: whether a lost answer may be given again. True for cookies, which a reloading browser sends twice. */
type Presented = Readonly<{ token: string; mayRepeat: boolean }>;

/** Checked again when the sign-in begins, as its reason may have ended meanwhile. `since`: when the password was set. */
export type MayStill = (client: PoolClient, since: string) => boolean | Promise<boolean>;

export type RefreshFamilies = Readonly<{
  /** Begins a family for a sign-in; undefined if `mayStill` refuses. */
  begin: (family: Omit<Family, 'id'>, mayStill: MayStill) => Promise<Issued | undefined>;
  /** Exchanges a token, once, for the next one of its family. */
  rotate: (presented: Presented) => Promise<Issued | Refused>;
  /** Ends the family of a token, if there is one. */
  revoke: (token: string) => Promise<void>;
  end: (familyId: string) => Promise<void>;
  /** Ends one sign-in; false if it does not belong to the person or has ended. */
  endOne: (userId: string, familyId: string) => Promise<boolean>;
}>;

export function refreshFamilies(pool: Pool, key: Buffer): RefreshFamilies {
  // Derives the next token from the last one with our key, so that it can be given again without being stored.
  const successorOf = (token: string) => createHmac('sha256', key).update(`successor ${token}`).digest('base64url');
  const hashOf = (token: string) => refreshTokenHash(key, token);

  return {
    begin: (family, mayStill) =>
      inTransaction(pool, async (client) => {
        const since = await lockWaysIn(client, family.userId);
        return since !== undefined && (await mayStill(client, since)) ? begin(client, family, hashOf) : undefined;
      }),
    rotate: ({ token, mayRepeat }) =>
      inTransaction(pool, (client) => rotate(client, { token, mayRepeat, successor: successorOf(token), hashOf })),
    revoke: (token) =>
      inTransaction(pool, async (client) => {
        const familyId = await familyOf(client, { token, hash: hashOf(token) });
        if (familyId) await revokeFamily(client, familyId);
      }),
    end: (familyId) => inTransaction(pool, (client) => revokeFamily(client, familyId)),
    endOne: (userId, familyId) =>
      inTransaction(pool, async (client) => {
        await lockWaysIn(client, userId);
        const isTheirs = (await openFamilies(client, userId)).includes(familyId);
        if (isTheirs) await endWaysIn(client, { userId, only: familyId });
        return isTheirs;
      }),
  };
}

type HashOf = (token: string) => string;

async function begin(client: PoolClient, family: Omit<Family, 'id'>, hashOf: HashOf): Promise<Issued> {
  const familyId = newId();
  const token = randomBytes(32).toString('base64url');
  await insertFamily(client, { id: familyId, ...family });
  return { userId: family.userId, familyId, token, seconds: await insertToken(client, familyId, hashOf(token)) };
}

/** Finds and locks the family of a token, including tokens of earlier versions. */
async function familyOf(client: PoolClient, { token, hash }: Readonly<{ token: string; hash: string }>) {
  const familyId = await lockFamily(client, hash);
  if (familyId || !(await takeOver(client, { plain: hashOfToken(token), keyed: hash }))) return familyId;
  return lockFamily(client, hash);
}

type Exchange = Presented & Readonly<{ successor: string; hashOf: HashOf }>;

async function rotate(client: PoolClient, exchange: Exchange): Promise<Issued | Refused> {
  const { token, successor, mayRepeat, hashOf } = exchange;
  const [hash, successorHash] = [hashOf(token), hashOf(successor)];
  const familyId = await familyOf(client, { token, hash });
  const found = familyId && (await findToken(client, hash));
  if (!found || found.isOver) return 'unknown';
  const { userId, isUsed, isLostAnswer } = found;
  if (!isUsed) {
    await markExchanged(client, hash, successorHash);
    return { userId, familyId, token: successor, seconds: await insertToken(client, familyId, successorHash) };
  }
  if (isLostAnswer && mayRepeat)
    return { userId, familyId, token: successor, seconds: await secondsLeft(client, successorHash) };
  await revokeFamily(client, familyId);
  return { reusedOf: userId, familyId };
}
