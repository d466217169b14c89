import fc from 'fast-check';
import type { Grant } from '#domain/kernel/entitlement.ts';
import { type Account, allNew, type User, type UserCommand, userDecider } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { Model } from './model.ts';
import { storable } from './storable.ts';

const email = fc.constantFrom('ada@example.org', 'grace@example.org');

export const userModel: Model<Account, UserCommand, UserEvent> = {
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
    fc.record({
      type: fc.constant('ChangeRoles' as const),
      data: fc.record({ roles: fc.constantFrom(['user'], ['user', 'admin'], ['auditor']) }),
    }),
    fc.record({
      type: fc.constant('SetBenefits' as const),
      data: fc
        .record({
          source: fc.constantFrom('subscription:1', 'company:2'),
          basis: fc.integer({ min: 1, max: 5 }),
          on: fc.boolean(),
        })
        .map(({ on, ...known }) => ({ ...known, grant: on ? seatOf(known.source) : null })),
    }),
    fc.record({
      type: fc.constant('EraseUser' as const),
      data: fc.record({ reason: fc.constantFrom('requested' as const, 'unlawful' as const) }),
    }),
  ),
  begin() {
    let user: Account = null;
    return {
      apply(command) {
        if (command.type === 'RegisterUser') {
          if (user) return false;
          user = { ...command.data, firstSteps: allNew };
          return true;
        }
        if (command.type === 'SetBenefits') {
          if (user && user !== 'erased') user = withNews(user, command.data);
          return true;
        }
        if (!user) return false;
        if (command.type === 'EraseUser') {
          user = 'erased';
          return true;
        }
        if (user === 'erased') return false;
        if (command.type === 'ChangeRoles') {
          const { roles } = command.data;
          if (listed(roles) !== listed(user.roles)) user = { ...user, roles };
          return true;
        }
        if (command.type !== 'ConfirmEmail') return false;
        if (!user.emailVerified && user.email !== command.data.email) return false;
        user = { ...user, emailVerified: true };
        return true;
      },
      expected: () => user,
    };
  },
};

const seatOf = (source: string): Grant => ({ source, benefits: null, role: 'employee', until: null });

/** A source counts only with a newer revision that changes something. */
function withNews(user: User, { source, basis, grant }: Extract<UserCommand, { type: 'SetBenefits' }>['data']): User {
  const others = (user.grants ?? []).filter((known) => known.source !== source);
  const known = (user.grants ?? []).find((one) => one.source === source);
  const isNews = known ? basis > known.basis && (known.grant === null) !== (grant === null) : grant !== null;
  return isNews ? { ...user, grants: [...others, { source, basis, grant }] } : user;
}

const listed = (roles: readonly string[]) => [...new Set(roles)].sort().join();
