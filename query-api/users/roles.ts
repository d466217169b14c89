import type { Pool } from 'pg';
import { permissionsOfRole } from '#domain/kernel/roles.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { roleList, rolePermissionList } from '#domain/users/contract/person.ts';
import { fixedRole, roleMatrix } from '#domain/users/contract/roles.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';

type Role = Readonly<{ role: string; title: string | null; permissions: readonly string[] }>;

/** Built-in roles first, then roles that admins made. */
async function rolesIn(pool: Pool): Promise<readonly Role[]> {
  const { rows } = await pool.query<Role>(
    'select role, title, permissions from users.role_permission_list order by role',
  );
  const changed = new Map(rows.map((row) => [row.role, row]));
  const initial = Object.entries(permissionsOfRole).map(
    ([role, permissions]) => changed.get(role) ?? { role, title: null, permissions },
  );
  return [...initial, ...rows.filter(({ role }) => !Object.hasOwn(permissionsOfRole, role))];
}

export const rolesQuery = query(roleList, {
  allow: 'signedIn',
  answer: async (_asked, pool) => (await rolesIn(pool)).map(({ role, title }) => ({ name: role, title })),
});

export const rolePermissionsQuery = query(rolePermissionList, {
  allow: 'signedIn',
  answer: async (_asked, pool) =>
    (await rolesIn(pool)).map(({ role, permissions }) => ({ role, permissions: [...permissions] })),
});

export const roleMatrixQuery = query(roleMatrix, {
  allow: permitted(administersUsers),
  async answer(_asked, pool) {
    const [roles, counts] = await Promise.all([rolesIn(pool), holders(pool)]);
    return roles.map(({ role, title, permissions }) => ({
      ...{ role, title, permissions: [...permissions] },
      initially: permissionsOfRole[role] ? [...permissionsOfRole[role]] : null,
      isFixed: role === fixedRole,
      people: counts.get(role) ?? 0,
    }));
  },
});

/** The number of people with each role, which they have by hand, by the tier of a plan or through a company. */
async function holders(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ role: string; people: number }>(
    `select role, count(*)::int as people from (
       select p.id, r.role from administration.person_list p, unnest(p.roles) as r (role)
       union
       select p.id, case when g.value->'benefits'->>'tier' is not null then 'subscriber-' || (g.value->'benefits'->>'tier') end
         from administration.person_list p, jsonb_array_elements(p.grants) g where p.grants <> '[]'
       union
       select p.id, g.value->>'role' from administration.person_list p, jsonb_array_elements(p.grants) g where p.grants <> '[]'
     ) held where role is not null group by role`,
  );
  return new Map(rows.map(({ role, people }) => [role, people]));
}
