import type { Grant } from '#domain/kernel/entitlement.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { userAccount } from '#domain/users/contract.ts';
import type { UserEvent } from '#domain/users/events.ts';
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
  /** What they have beside their roles. */
  grants: readonly Grant[];
}>;

const allNew = { show_onboarding: true, is_first_login: true, show_tutorial: true, tutorial_step: 0 };

export const userAccountModel: ReadModel<UserEvent, Row> = {
  name: userAccount.name,
  table: 'user_account',
  key: 'id',
  ddl: `create table user_account (
    id text primary key, email text not null, username text not null, first_name text not null, last_name text not null,
    locale text not null, roles text[] not null, email_verified boolean not null, show_onboarding boolean not null,
    is_first_login boolean not null, show_tutorial boolean not null, tutorial_step int not null,
    grants jsonb not null default '[]')`,

  keys: ({ stream }) => (stream.startsWith('user-') ? [idOf(stream)] : []),
  readers: ({ id }) => [id],

  fold(row, event) {
    switch (event.type) {
      case 'UserRegistered': {
        const { email, username, firstName, lastName, locale, roles } = event.data;
        const names = { email, username, first_name: firstName, last_name: lastName };
        return { id: idOf(event.stream), ...names, locale, roles, email_verified: false, ...allNew, grants: [] };
      }
      case 'EmailConfirmed':
        return row && { ...row, email_verified: true };
      case 'RolesChanged':
        return row && { ...row, roles: event.data.roles };
      case 'OnboardingCompleted':
        return row && { ...row, show_onboarding: false };
      case 'FirstLoginSeen':
        return row && { ...row, is_first_login: false };
      case 'TutorialMoved':
        return row && { ...row, tutorial_step: event.data.step, show_tutorial: event.data.isShown };
      case 'BenefitsGranted': {
        const { basis: _, ...grant } = event.data;
        return row && { ...row, grants: [...without(row.grants, grant.source), grant] };
      }
      case 'BenefitsEnded':
        return row && { ...row, grants: without(row.grants, event.data.source) };
      case 'UserErased':
        return undefined;
      default:
        return row;
    }
  },
};

const without = (grants: readonly Grant[], source: string) => grants.filter((grant) => grant.source !== source);
