import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Grant, heldBy } from '#domain/kernel/entitlement.ts';
import { permissionsOf } from '#domain/kernel/roles.ts';
import type { FindPrincipal } from '#infra/http/rules.ts';

const patienceMs = 2_000;
const pauseMs = 20;

type Account = Readonly<{ roles: string[]; email_verified: boolean; grants: Grant[] }>;

/** From the read model of accounts, which may be a moment behind for someone who has just registered. */
export const principalFromRows =
  (pool: Pool): FindPrincipal =>
  async (id) => {
    const deadline = performance.now() + patienceMs;
    do {
      const text = 'select roles, email_verified, grants from users.user_account where id = $1';
      const { rows } = await pool.query<Account>({ name: 'find-account', text, values: [id] });
      const [row] = rows;
      if (row) {
        const { roles, benefits } = heldBy(row.roles, row.grants, new Date());
        return { id, roles, benefits, permissions: permissionsOf(roles, benefits), emailVerified: row.email_verified };
      }
      await sleep(pauseMs);
    } while (performance.now() < deadline);
    return undefined;
  };
