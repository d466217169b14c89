import type { Grant } from '#domain/kernel/entitlement.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import { type Access, openAccess } from '#domain/users/contract/access.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import type { EmailSide, UserEvent } from '#domain/users/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  id: string;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  locale: string;
  roles: readonly string[];
  email_verified: boolean;
  show_onboarding: boolean;
  is_first_login: boolean;
  show_tutorial: boolean;
  tutorial_step: number;
  /** Benefits in addition to the roles. */
  grants: readonly Grant[];
  picture: Events['ProfilePictureChanged']['picture'] | null;
  /** A requested new address that still needs confirmations. */
  email_change: Readonly<{ email: string; waitsFor: readonly EmailSide[]; expiresAt: string }> | null;
  /** When the account is erased. */
  erases_at: string | null;
  /** Whether an admin lets the person in. */
  access: Access;
}>;

type Events = { [E in UserEvent as E['type']]: E['data'] };

const unchanged = { grants: [], picture: null, email_change: null, erases_at: null, access: openAccess };
const allNew = { show_onboarding: true, is_first_login: true, show_tutorial: true, tutorial_step: 0 };

export const userAccountModel: ReadModel<UserEvent, Row> = {
  name: userAccount.name,
  table: 'user_account',
  key: 'id',
  ddl: `create table user_account (
    id text primary key, email text not null, username text not null, first_name text not null, last_name text not null,
    locale text not null, roles text[] not null, email_verified boolean not null, show_onboarding boolean not null,
    is_first_login boolean not null, show_tutorial boolean not null, tutorial_step int not null,
    grants jsonb not null default '[]', picture jsonb, email_change jsonb, erases_at text, access jsonb not null default '${JSON.stringify(openAccess)}');
    create index on user_account (lower(trim(first_name || ' ' || last_name)))`,

  keys: ({ stream }) => (isStreamOf('user', stream) ? [idOf(stream)] : []),
  readers: ({ id }) => [id],

  fold(row, event) {
    switch (event.type) {
      case 'UserRegistered': {
        const { email, username, firstName, lastName, locale, roles } = event.data;
        const names = { email, username, first_name: firstName, last_name: lastName };
        return { id: idOf(event.stream), ...names, locale, roles, email_verified: false, ...allNew, ...unchanged };
      }
      case 'EmailConfirmed':
      case 'EmailVouchedFor':
        return row && { ...row, email_verified: true };
      case 'NameChanged':
        return row && { ...row, first_name: event.data.firstName, last_name: event.data.lastName };
      case 'UsernameChanged':
        return row && { ...row, username: event.data.username };
      case 'LocaleChanged':
        return row && { ...row, locale: event.data.locale };
      case 'ProfilePictureChanged':
        return row && { ...row, picture: event.data.picture };
      case 'ProfilePictureRemoved':
        return row && { ...row, picture: null };
      case 'EmailChangeRequested': {
        const { email, sides, expiresAt } = event.data;
        return row && { ...row, email_change: { email, waitsFor: sides, expiresAt } };
      }
      case 'EmailChangeApproved':
        return row && { ...row, email_change: confirmedBy(event.data.side, row.email_change) };
      case 'EmailChangeWithdrawn':
        return row && { ...row, email_change: null };
      case 'EmailChanged':
        return row && { ...row, email: event.data.email, email_verified: true, email_change: null };
      case 'DeletionRequested':
        return row && { ...row, erases_at: event.data.erasesAt };
      case 'DeletionWithdrawn':
        return row && { ...row, erases_at: null };
      case 'RolesChanged':
        return row && { ...row, roles: event.data.roles };
      case 'OnboardingCompleted':
        return row && { ...row, show_onboarding: false };
      case 'FirstLoginSeen':
        return row && { ...row, is_first_login: false };
      case 'TutorialMoved':
        return row && { ...row, tutorial_step: event.data.step, show_tutorial: event.data.isShown };
      case 'BenefitsGranted': {
        const { basis: _, reason: __, ...grant } = event.data;
        return row && { ...row, grants: [...without(row.grants, grant.source), grant] };
      }
      case 'BenefitsEnded':
        return row && { ...row, grants: without(row.grants, event.data.source) };
      case 'AccountActivated':
        return row && { ...row, access: { isActive: true, until: event.data.until } };
      case 'AccountDeactivated':
        return row && { ...row, access: { isActive: false, until: null } };
      case 'UserErased':
        return undefined;
      default:
        return row;
    }
  },
};

const without = (grants: readonly Grant[], source: string) => grants.filter((grant) => grant.source !== source);

const confirmedBy = (side: EmailSide, change: Row['email_change']): Row['email_change'] =>
  change && { ...change, waitsFor: change.waitsFor.filter((one) => one !== side) };
