import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { permissionsOf } from '#domain/kernel/roles.ts';
import type { FindPrincipal } from '#infra/http/rules.ts';

const patienceMs = 2_000;
const pauseMs = 20;

type Account = Readonly<{ roles: string[]; email_verified: boolean }>;

/** From the read model of accounts, which may be a moment behind for someone who has just registered. */
export const principalFromRows =
  (pool: Pool): FindPrincipal =>
  async (id) => {
    const deadline = performance.now() + patienceMs;
    do {
      const text = 'select roles, email_verified from users.user_account where id = $1';
      const { rows } = await pool.query<Account>({ name: 'find-account', text, values: [id] });
      const [row] = rows;
      if (row)
        return { id, roles: row.roles, permissions: permissionsOf(row.roles), emailVerified: row.email_verified };
      await sleep(pauseMs);
    } while (performance.now() < deadline);
    return undefined;
  };
