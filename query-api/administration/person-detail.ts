import type { Pool } from 'pg';
import { type Origin, type PersonDetail, personDetail } from '#domain/administration/contract/people.ts';
import { type Grant, givenByHand, heldBy, noBenefits } from '#domain/kernel/entitlement.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import type { ChangedRoles } from '#domain/users/contract/roles.ts';
import { clientOf } from '#infra/http/client-of.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { changedRoles } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { findAccount } from '../users/for-others.ts';
import { type FoundPerson, personColumns, shownPerson } from './person-row.ts';

/** An origin as rows store it: `by` is `<kind>:<id>`. */
type StoredOrigin = Readonly<{ since: string; by: string; reason: string | null }>;
type Row = FoundPerson &
  Pick<PersonDetail, 'locale' | 'erasesAt' | 'ledger' | 'groups' | 'seminars'> &
  Readonly<{
    grants: readonly Grant[];
    changed: ChangedRoles;
    accessOrigin: StoredOrigin | null;
    roleOrigins: Readonly<Record<string, StoredOrigin>>;
    grantOrigins: Readonly<Record<string, StoredOrigin>>;
    signIns: readonly (Omit<PersonDetail['signIns'][number], 'browser' | 'system'> & { userAgent: string | null })[];
  }>;
type Dependencies = Readonly<{ keys: Keys; limits: Parameters<typeof findAccount>[2]['limits'] }>;

export const personDetailQuery = ({ keys, limits }: Dependencies) =>
  query(personDetail, {
    allow: permitted(administersUsers),
    async answer({ params: { id } }, pool): Promise<PersonDetail> {
      const row = (await find(pool, id)) ?? refuse('user_not_found');
      const { quotas } = await findAccount(pool, id, { limits, keys });
      const { grants, changed: _, accessOrigin, roleOrigins, grantOrigins, signIns, ...shown } = row;
      const origins = [accessOrigin, ...Object.values(roleOrigins), ...Object.values(grantOrigins)];
      const originOf = await originsNamed(pool, origins);
      const unknown: StoredOrigin = { since: row.registeredAt, by: 'system:', reason: null };
      return {
        ...shown,
        ...shownPerson(keys, row),
        quotas,
        access: accessOrigin && originOf(accessOrigin),
        rolesGiven: row.roles.map((name) => ({ name, origin: originOf(roleOrigins[name] ?? unknown) })),
        grants: grants.map(({ source, ...grant }) => ({
          ...grant,
          ...nameOf(source, row.companies),
          origin: originOf(grantOrigins[source] ?? unknown),
        })),
        permissions: permissionsFrom(row),
        byHand: grants.find(({ source }) => source === givenByHand)?.benefits ?? noBenefits,
        signIns: signIns.map(({ userAgent, ...signIn }) => {
          const { browser, system } = clientOf(userAgent);
          return { ...signIn, browser, system };
        }),
      };
    },
  });

async function find(pool: Pool, id: string): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    `select ${personColumns}, p.locale, p.erases_at as "erasesAt", p.grants, ${changedRoles} as changed, p.access_origin as "accessOrigin",
            p.role_origins as "roleOrigins", p.grant_origins as "grantOrigins",
            ${listOf(ledger)} as ledger, ${listOf(signIns)} as "signIns", ${listOf(groups)} as groups, ${listOf(seminars)} as seminars
       from administration.person_list p left join ops.last_seen l on l.user_id = p.id where p.id = $1`,
    [id],
  );
  return rows[0];
}

const listOf = (rows: string) => `coalesce((select json_agg(row) from (${rows}) row), '[]')`;
const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ledger = `select q.id, q.kind, q.quota_class as "quotaClass", q.state, ${utc('q.taken_at')} as "takenAt", q.seconds
  from quotas.quota_ledger q where q.owner_id = $1 order by q.taken_at desc, q.id desc limit 10`;
const signIns = `select f.id, f.device_name as name, f.user_agent as "userAgent", ${utc('f.created_at')} as "signedInAt",
    ${utc('coalesce(max(t.created_at), f.created_at)')} as "lastUsedAt"
  from ops.refresh_family f left join ops.refresh_token t on t.family_id = f.id
  where f.user_id = $1 and f.revoked_at is null group by f.id
  having coalesce(max(t.expires_at), f.expires_at) > now() order by max(t.created_at) desc nulls last limit 20`;
const groups = `select g.id, g.name, case when g.owner_id = $1 then 'owner' when m.is_manager then 'manager' else 'member' end as role
  from groups.member m join groups.group_list g on g.id = m.group_id where m.person_id = $1 and not g.is_removed
  order by lower(g.name), g.id limit 50`;
const seminars = `select s.id, s.name, case when s.owner_id = $1 then 'owner' else 'participant' end as role
  from seminars.seminar_list s
  where s.owner_id = $1 or s.id in (select seminar_id from participation.participation where participant_id = $1)
  order by lower(s.name), s.id limit 50`;

async function originsNamed(
  pool: Pool,
  origins: readonly (StoredOrigin | null)[],
): Promise<(origin: StoredOrigin) => Origin> {
  const ids = [...new Set(origins.flatMap((origin) => (origin?.by.startsWith('user:') ? [origin.by.slice(5)] : [])))];
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, first_name || ' ' || last_name as name from administration.person_list where id = any($1)`,
    [ids],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ since, by, reason }) => {
    const id = by.slice(by.indexOf(':') + 1);
    return { since, reason, by: { id, name: by.startsWith('user:') ? (names.get(id) ?? null) : null } };
  };
}

function nameOf(source: string, companies: Row['companies']): Pick<PersonDetail['grants'][number], 'kind' | 'name'> {
  const [kind = '', id = ''] = source.split(':');
  if (kind === 'company') return { kind, name: companies.find((company) => company.id === id)?.name ?? null };
  return { kind: kind === 'subscription' ? kind : 'hand', name: null };
}

/** Each permission, with the roles and the kinds of grants that give it. */
function permissionsFrom({
  roles,
  grants,
  changed,
}: Pick<Row, 'roles' | 'grants' | 'changed'>): PersonDetail['permissions'] {
  const now = new Date();
  const from = new Map<string, Set<string>>();
  const add = (permissions: readonly string[], what: string) => {
    for (const name of permissions) from.set(name, (from.get(name) ?? new Set()).add(what));
  };
  for (const role of heldBy(roles, grants, now).roles) add(permissionsOf([role], [], changed), role);
  for (const grant of grants)
    add(permissionsOf([], heldBy([], [grant], now).benefits), grant.source.split(':')[0] ?? '');
  return [...from].sort().map(([name, what]) => ({ name, from: [...what] }));
}
