import type { Pool } from 'pg';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { hashOfToken } from '../hash-of-token.ts';
import { takeAllowance } from '../postgres/allowance.ts';

/** Every token of a program has this prefix, so that people and secret scanners recognise it. */
export const apiTokenPrefix = 'rostra_';

/** Rate limit for each token: a burst of 120 calls, and two more in each second. */
const allowance = { most: 240, hours: 1 / 60 };

/** The person for whom a program calls, and whether it may only read. */
type Program = Readonly<{ userId: string; readsOnly: boolean }>;

/** @throws unauthorized, api_token_revoked, api_token_expired, too_many_requests */
export type FindProgram = (token: string) => Promise<Program>;

type Row = Readonly<{ id: string; userId: string; scope: 'read' | 'write'; isRevoked: boolean; isExpired: boolean }>;

/** Looked up at each request: a token that was revoked a moment ago is refused. */
export const programsIn =
  (pool: Pool): FindProgram =>
  async (token) => {
    const { rows } = await pool.query<Row>(
      `select id, user_id as "userId", scope, revoked_at is not null as "isRevoked", expires_at <= now() as "isExpired"
         from ops.api_token where hash = $1`,
      [hashOfToken(token)],
    );
    const row = rows[0] ?? refuse('unauthorized');
    if (row.isRevoked) refuse('api_token_revoked');
    if (row.isExpired) refuse('api_token_expired');
    const wait = await takeAllowance(pool, { key: `api-token ${row.id}`, allowance });
    if (wait > 0) throw new DomainError('too_many_requests');
    await pool.query(
      `update ops.api_token set last_used_at = now()
        where id = $1 and last_used_at is distinct from greatest(last_used_at, now() - interval '1 minute')`,
      [row.id],
    );
    return { userId: row.userId, readsOnly: row.scope === 'read' };
  };

/** Calls for people only, not for programs: how they sign in, their account as a whole, and the administration. */
const ownHands =
  /^\/api\/(Account|Admin|Users\/(ApiTokens|SignIns|Password|EmailChange|Deletion|DataExport|Support|AddFromExcel|Imports))(\/|$)/;

export const isForOwnHands = (route: string | undefined): boolean => ownHands.test(route ?? '');
