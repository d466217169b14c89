import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Grant, heldBy } from '#domain/kernel/entitlement.ts';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { type Access, isActiveAt } from '#domain/users/contract/access.ts';
import type { ChangedRoles } from '#domain/users/contract/roles.ts';
import type { FindPrincipal } from '#infra/http/rules.ts';

/** SQL: admins' changes to roles, as one value. */
export const changedRoles = `(select coalesce(jsonb_object_agg(role, jsonb_build_object('title', title, 'permissions', permissions)), '{}')
  from users.role_permission_list)`;

const patienceMs = 2_000;
const pauseMs = 20;

type Account = Readonly<{
  roles: string[];
  email_verified: boolean;
  grants: Grant[];
  access: Access;
  changed: ChangedRoles;
}>;

/** Reads the read model of accounts, and waits a moment for a person who has just registered. */
export const principalFromRows =
  (pool: Pool): FindPrincipal =>
  async (id) => {
    const deadline = performance.now() + patienceMs;
    do {
      const text = `select roles, email_verified, grants, access, ${changedRoles} as changed from users.user_account where id = $1`;
      const { rows } = await pool.query<Account>({ name: 'find-account', text, values: [id] });
      const [row] = rows;
      if (row) {
        const now = new Date();
        if (!isActiveAt(row.access, now)) return undefined;
        const { roles, benefits } = heldBy(row.roles, row.grants, now);
        return {
          id,
          roles,
          benefits,
          permissions: permissionsOf(roles, benefits, row.changed),
          emailVerified: row.email_verified,
        };
      }
      await sleep(pauseMs);
    } while (performance.now() < deadline);
    return undefined;
  };
