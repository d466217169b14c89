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

/** A refresh token of a family for the person's hands; `seconds` are left of it. */
export type Issued = Readonly<{ userId: string; familyId: string; token: string; seconds: number }>;
/** `reusedOf`: a person whose token had been used before, so somebody else has it too; its whole family is revoked now. */
type Refused = 'unknown' | Readonly<{ reusedOf: string; familyId: string }>;

/** Whether a lost answer may be had once more: where a cookie carries it, which a browser that reloads sends again. */
type Presented = Readonly<{ token: string; mayRepeat: boolean }>;

/** Asked again at the moment a sign-in begins: what let the person in may have ended meanwhile. `since`: when their password was set. */
export type MayStill = (client: PoolClient, since: string) => boolean | Promise<boolean>;

export type RefreshFamilies = Readonly<{
  /** A sign-in begins a family; undefined where it may not any more. */
  begin: (family: Omit<Family, 'id'>, mayStill: MayStill) => Promise<Issued | undefined>;
  /** Each token is exchanged once for the next one of its family. */
  rotate: (presented: Presented) => Promise<Issued | Refused>;
  /** Ends the family of a token; nothing where there is none. */
  revoke: (token: string) => Promise<void>;
  end: (familyId: string) => Promise<void>;
  /** One sign-in of a person; false where it is none of theirs, or over. */
  endOne: (userId: string, familyId: string) => Promise<boolean>;
}>;

export function refreshFamilies(pool: Pool, key: Buffer): RefreshFamilies {
  // The next token follows from the last one, for us alone: so it can be given again without being kept.
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

/** Locked; also where an earlier version issued the token. */
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
