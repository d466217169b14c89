import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { arrivalMinutes } from '#domain/platforms/contract/calls.ts';
import type { Settings } from '#infra/config/settings.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { arrivalCookie } from '#infra/http/arrival-cookie.ts';
import { Launch } from './launch-token.ts';

/** A person who arrived from a platform with a verified launch. `personId`: their account here; null until it is known. */
export type Arrival = Readonly<{ platformId: string; personId: string | null; launch: Launch }>;

/** Keeps arrivals for some minutes under a random token. The table stores only the token's hash. */
export function arrivals({ pool, settings }: Readonly<{ pool: Pool; settings: Pick<Settings, 'PUBLIC_URL'> }>) {
  const cookie = arrivalCookie(settings);

  async function find(token: string | undefined): Promise<Arrival | null> {
    if (!token) return null;
    const { rows } = await pool.query<{ platformId: string; personId: string | null; claims: unknown }>(
      `select platform_id as "platformId", person_id as "personId", claims from ops.platform_arrival
        where token_hash = $1 and expires_at > now()`,
      [hashOfToken(token)],
    );
    const [row] = rows;
    return row ? { platformId: row.platformId, personId: row.personId, launch: Launch.parse(row.claims) } : null;
  }

  return {
    /** Returns the token. */
    async keep({ platformId, personId, launch }: Arrival): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await pool.query(
        `insert into ops.platform_arrival (token_hash, platform_id, person_id, claims, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
        [hashOfToken(token), platformId, personId, JSON.stringify(launch), arrivalMinutes],
      );
      return token;
    },
    find,
    /** Uses the token up; false if it was used before. */
    async end(token: string | undefined): Promise<boolean> {
      if (!token) return false;
      const { rowCount } = await pool.query('delete from ops.platform_arrival where token_hash = $1', [
        hashOfToken(token),
      ]);
      return rowCount === 1;
    },
    /** Sets the token as a cookie. */
    give: (reply: FastifyReply, token: string) => cookie.set(reply, token, arrivalMinutes * 60),
    tokenIn: (request: FastifyRequest) => cookie.read(request),
    clear: (reply: FastifyReply) => cookie.clear(reply),
  };
}

export type Arrivals = ReturnType<typeof arrivals>;
