import fc from 'fast-check';
import { type User, type UserCommand, userDecider } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { Model } from './model.ts';
import { storable } from './storable.ts';

const email = fc.constantFrom('ada@example.org', 'grace@example.org');

export const userModel: Model<User | null, UserCommand, UserEvent> = {
  stream: 'user',
  decider: userDecider,
  commands: fc.oneof(
    fc.record({
      type: fc.constant('RegisterUser' as const),
      data: fc.record({
        ...{ email, username: storable, firstName: storable, lastName: storable },
        locale: fc.constantFrom('de' as const, 'en' as const),
        roles: fc.array(fc.constantFrom('user', 'admin', 'subscriber-free')),
        emailVerified: fc.boolean(),
      }),
    }),
    fc.record({ type: fc.constant('ConfirmEmail' as const), data: fc.record({ email }) }),
  ),
  begin() {
    let user: User | null = null;
    return {
      apply(command) {
        if (command.type === 'RegisterUser') {
          if (user) return false;
          user = { ...command.data };
          return true;
        }
        if (!user) return false;
        if (!user.emailVerified && user.email !== command.data.email) return false;
        user = { ...user, emailVerified: true };
        return true;
      },
      expected: () => user,
    };
  },
};
