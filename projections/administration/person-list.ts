import { plain } from '#domain/administration/contract/found-words.ts';
import { personList } from '#domain/administration/contract/people.ts';
import type { Grant } from '#domain/kernel/entitlement.ts';
import { Tier } from '#domain/kernel/entitlement.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

/** Since when a state holds, who caused it (`user:<id>`), and why. */
type Origin = Readonly<{ since: string; by: string; reason: string | null }>;

type Row = Readonly<{
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  username: string;
  /** Names in normalised spelling (`plain`), for searches and for the order. `found_by` has a blank before each word. */
  found_by: string;
  sorted_by: string;
  locale: string;
  picture: unknown;
  roles: readonly string[];
  grants: readonly Grant[];
  /** The best tier of roles and grants. */
  plan: string;
  company_ids: readonly string[];
  email_verified: boolean;
  is_active: boolean;
  active_until: string | null;
  registered_at: string;
  erases_at: string | null;
  access_origin: Origin | null;
  role_origins: Readonly<Record<string, Origin>>;
  /** Origins of grants, by the source of the grant. */
  grant_origins: Readonly<Record<string, Origin>>;
}>;

/** All accounts, for the admins' search. */
export const personListModel: ReadModel<Followed, Row> = {
  name: personList.name,
  table: 'person_list',
  key: 'id',
  ddl: `create table person_list (
      id text primary key, first_name text not null, last_name text not null, email text not null, username text not null,
      found_by text not null, sorted_by text collate "C" not null, locale text not null, picture jsonb, roles text[] not null, grants jsonb not null,
      plan text not null, company_ids text[] not null, email_verified boolean not null, is_active boolean not null,
      active_until timestamptz, registered_at timestamptz not null, erases_at timestamptz, access_origin jsonb,
      role_origins jsonb not null, grant_origins jsonb not null);
    create index on person_list using gin (found_by public.gin_trgm_ops);
    create index on person_list (sorted_by, id);
    create index on person_list (registered_at, id);
    create index on person_list using gin (roles);
    create index on person_list using gin (company_ids);
    create index on person_list (plan) where plan <> 'free';
    create index on person_list (sorted_by, id) where not is_active or active_until is not null;
    create index on person_list (sorted_by, id) where not email_verified`,

  keys: ({ stream }) => (isStreamOf('user', stream) ? [idOf(stream)] : []),
  readers: () => ['admins'],

  fold(row, event) {
    if (event.type === 'UserRegistered') return registered(event);
    if (!row || event.type === 'UserErased') return undefined;
    return { ...row, ...changes(row, event as Recorded<UserEvent>) };
  },
};

function registered({ stream, data, metadata }: Recorded<Extract<UserEvent, { type: 'UserRegistered' }>>): Row {
  const { email, username, firstName, lastName, locale, roles } = data;
  const names = { email, username, first_name: firstName, last_name: lastName };
  const origin = { since: metadata.at, by: actorOf(metadata), reason: null };
  return {
    ...{ id: idOf(stream), ...names, ...searched(names), locale, picture: null, roles },
    ...{ grants: [], plan: planOf(roles, []), company_ids: [], email_verified: false },
    ...{ is_active: true, active_until: null, registered_at: metadata.at, erases_at: null },
    ...{
      access_origin: null,
      role_origins: Object.fromEntries(roles.map((role) => [role, origin])),
      grant_origins: {},
    },
  };
}

function changes(row: Row, event: Recorded<UserEvent>): Partial<Row> {
  const { metadata } = event;
  const origin = (reason?: string): Origin => ({ since: metadata.at, by: actorOf(metadata), reason: reason ?? null });
  switch (event.type) {
    case 'EmailConfirmed':
    case 'EmailVouchedFor':
      return { email_verified: true };
    case 'NameChanged':
      return named(row, { first_name: event.data.firstName, last_name: event.data.lastName });
    case 'UsernameChanged':
      return named(row, { username: event.data.username });
    case 'EmailChanged':
      return { ...named(row, { email: event.data.email }), email_verified: true };
    case 'LocaleChanged':
      return { locale: event.data.locale };
    case 'ProfilePictureChanged':
      return { picture: event.data.picture };
    case 'ProfilePictureRemoved':
      return { picture: null };
    case 'RolesChanged': {
      const { roles, reason } = event.data;
      const now = origin(reason);
      return {
        roles,
        plan: planOf(roles, row.grants),
        role_origins: Object.fromEntries(roles.map((role) => [role, row.role_origins[role] ?? now])),
      };
    }
    case 'BenefitsGranted': {
      const { basis: _, reason, ...grant } = event.data;
      const grants = [...row.grants.filter(({ source }) => source !== grant.source), grant];
      return { ...derived(row.roles, grants), grant_origins: { ...row.grant_origins, [grant.source]: origin(reason) } };
    }
    case 'BenefitsEnded': {
      const { [event.data.source]: _, ...grant_origins } = row.grant_origins;
      return {
        ...derived(
          row.roles,
          row.grants.filter(({ source }) => source !== event.data.source),
        ),
        grant_origins,
      };
    }
    case 'AccountActivated':
      return { is_active: true, active_until: event.data.until, access_origin: origin(event.data.reason) };
    case 'AccountDeactivated':
      return { is_active: false, active_until: null, access_origin: origin(event.data.reason) };
    case 'DeletionRequested':
      return { erases_at: event.data.erasesAt };
    case 'DeletionWithdrawn':
      return { erases_at: null };
    default:
      return {};
  }
}

const actorOf = ({ actor }: Recorded['metadata']) => `${actor.kind}:${actor.id}`;

type Names = Pick<Row, 'first_name' | 'last_name' | 'email' | 'username'>;

const named = (row: Row, change: Partial<Names>): Partial<Row> => ({ ...change, ...searched({ ...row, ...change }) });

const searched = ({ first_name, last_name, email, username }: Names) => ({
  found_by: plain(` ${[first_name, last_name, email, username].join(' ')}`),
  sorted_by: plain(`${first_name} ${last_name}`),
});

const planOf = (roles: readonly string[], grants: readonly Grant[]): string =>
  Tier.options.findLast(
    (tier) => roles.includes(`subscriber-${tier}`) || grants.some(({ benefits }) => benefits?.tier === tier),
  ) ?? 'free';

/** The consequences of a person's grants. */
const derived = (roles: readonly string[], grants: readonly Grant[]): Pick<Row, 'grants' | 'plan' | 'company_ids'> => ({
  grants,
  plan: planOf(roles, grants),
  company_ids: grants.flatMap(({ source }) => (source.startsWith('company:') ? [source.slice(8)] : [])),
});
