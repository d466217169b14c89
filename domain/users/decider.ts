import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { UserEvent } from './events.ts';

export type User = Readonly<{
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  locale: 'de' | 'en';
  roles: readonly string[];
  emailVerified: boolean;
}>;

/** An account that was never opened is null; what is left of a person who was erased is that they were. */
export type Account = User | 'erased' | null;

/** `emailVerified` is true for an address that the operator vouches for. */
type Registration = User;
type Erasure = Extract<UserEvent, { type: 'UserErased' }>['data'];
export type UserCommand =
  | Message<'RegisterUser', Registration>
  | Message<'ConfirmEmail', Readonly<{ email: string }>>
  | Message<'ChangeRoles', Readonly<{ roles: readonly string[] }>>
  | Message<'EraseUser', Erasure>;

/** One person's account. */
export const userDecider: Decider<Account, UserCommand, UserEvent> = {
  initialState: null,

  decide(command, user, now) {
    switch (command.type) {
      case 'RegisterUser': {
        const { email, username, firstName, lastName, locale, roles, emailVerified } = command.data;
        if (user) return refuse('user_exists', 'email');
        const names = { email, username, firstName, lastName };
        const data = { ...names, locale, roles: [...roles], acceptedTermsAt: now.toISOString() };
        const registered: UserEvent = { type: 'UserRegistered', data };
        return emailVerified ? [registered, { type: 'EmailConfirmed', data: { email } }] : [registered];
      }
      case 'ConfirmEmail': {
        if (!user || user === 'erased') return refuse('user_not_found');
        if (user.emailVerified) return [];
        // The address was changed after the mail went out.
        if (user.email !== command.data.email) return refuse('invalid_input', 'token');
        return [{ type: 'EmailConfirmed', data: { email: user.email } }];
      }
      case 'ChangeRoles': {
        if (!user || user === 'erased') return refuse('user_not_found');
        const roles = [...new Set(command.data.roles)];
        const held = new Set(user.roles);
        const isSame = roles.length === held.size && roles.every((role) => held.has(role));
        return isSame ? [] : [{ type: 'RolesChanged', data: { roles } }];
      }
      case 'EraseUser': {
        if (!user) return refuse('user_not_found');
        return user === 'erased' ? [] : [{ type: 'UserErased', data: { reason: command.data.reason } }];
      }
    }
  },

  evolve(user, event) {
    switch (event.type) {
      case 'UserRegistered': {
        const { email, username, firstName, lastName, locale, roles } = event.data;
        return { email, username, firstName, lastName, locale, roles, emailVerified: false };
      }
      case 'EmailConfirmed':
        return user && user !== 'erased' ? { ...user, emailVerified: true } : user;
      case 'RolesChanged':
        return user && user !== 'erased' ? { ...user, roles: event.data.roles } : user;
      case 'UserErased':
        return 'erased';
      default:
        // A newer version may have written what this one does not know.
        return user;
    }
  },
};

/** The person behind an account; null where there is none any more, or not yet. */
export const personIn = (account: Account): User | null => (account === 'erased' ? null : account);
