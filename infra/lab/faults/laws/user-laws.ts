import fc from 'fast-check';
import type { Grant } from '#domain/kernel/entitlement.ts';
import { type Account, personIn, type User, type UserCommand, userDecider } from '#domain/users/decider.ts';
import { type UserEvent, userEvents } from '#domain/users/events.ts';
import { changedFields, isWithin, type Subject, same } from './law.ts';
import { storable } from './storable.ts';

const email = fc.constantFrom('ada@example.org', 'grace@example.org');
const changeId = fc.constantFrom(...['1', '1', '1', '1', '2'].map((digit) => digit.repeat(32)));
const seatOf = (source: string): Grant => ({ source, benefits: null, role: 'employee', until: null });

const command = <Type extends string, Data>(type: Type, data: fc.Arbitrary<Data>) =>
  fc.record({ type: fc.constant(type), data });

export const userLaws: Subject<Account, UserCommand, UserEvent, User> = {
  stream: 'user',
  decider: userDecider,
  events: userEvents,
  commands: fc.oneof(
    {
      weight: 6,
      arbitrary: command(
        'RegisterUser',
        fc.record({
          ...{ email, username: storable, firstName: storable, lastName: storable },
          locale: fc.constantFrom('de' as const, 'en' as const),
          roles: fc.array(fc.constantFrom('user', 'admin', 'subscriber-free')),
          emailVerified: fc.boolean(),
        }),
      ),
    },
    { weight: 3, arbitrary: command('ConfirmEmail', fc.record({ email })) },
    command('ChangeRoles', fc.record({ roles: fc.constantFrom(['user'], ['user', 'admin'], ['auditor', 'auditor']) })),
    {
      weight: 3,
      arbitrary: command(
        'SetBenefits',
        fc
          .record({
            source: fc.constantFrom('subscription:1', 'company:2'),
            basis: fc.integer({ min: 1, max: 5 }),
            on: fc.boolean(),
          })
          .map(({ on, ...known }) => ({ ...known, grant: on ? seatOf(known.source) : null })),
      ),
    },
    // High weights, because all three commands must come within a day.
    { weight: 6, arbitrary: command('RequestEmailChange', fc.record({ changeId, email })) },
    {
      weight: 6,
      arbitrary: command('ApproveEmailChange', fc.record({ changeId, side: fc.constantFrom('old', 'new', 'new') })),
    },
    { weight: 6, arbitrary: command('CompleteEmailChange', fc.record({ changeId })) },
    command('WithdrawEmailChange', fc.constant({})),
    command('EraseUser', fc.record({ reason: fc.constantFrom('requested' as const, 'unlawful' as const) })),
  ),
  open: personIn,
  refuses: {
    RegisterUser: () => true,
    ConfirmEmail: ({ email: address }, { before: user }) => !user.emailVerified && user.email !== address,
    RequestEmailChange: ({ email: address }, { before: user }) => user.email === address,
    ApproveEmailChange: ({ changeId }, { at, before }) => !isUnderWay(before, changeId, at),
    CompleteEmailChange: ({ changeId }, { at, before }) =>
      !isUnderWay(before, changeId, at) || before.emailChange?.waitsFor.length !== 0,
  },
  leaves: {
    ConfirmEmail: (_, { after }) => after.emailVerified,
    ChangeRoles: ({ roles }, { before, after, events }) =>
      isSameSet(after.roles, roles) && events.length > 0 === !isSameSet(before.roles, roles),
    SetBenefits({ source, basis, grant }, { before, after, events }) {
      const [known, now] = [before, after].map(({ grants = [] }) => grants.find((one) => one.source === source));
      const isOlder = basis <= (known?.basis ?? 0);
      return same(now?.grant, isOlder ? known?.grant : grant) && (events.length === 0 || now?.basis === basis);
    },
    RequestEmailChange: ({ changeId, email: address }, { before, after: { emailChange: change } }) =>
      change?.id === changeId &&
      change.email === address &&
      isSameSet(change.waitsFor, before.emailVerified ? ['old', 'new'] : ['new']),
    ApproveEmailChange: ({ side }, { before, after }) =>
      same(
        after.emailChange?.waitsFor,
        before.emailChange?.waitsFor.filter((one) => one !== side),
      ),
    CompleteEmailChange: (_, { before, after }) =>
      after.email === before.emailChange?.email && after.emailVerified && !after.emailChange,
    WithdrawEmailChange: (_, { after }) => !after.emailChange,
    EraseUser: () => false,
  },
  laws({ command: { type, data }, before, after, events, isRefused, log }) {
    const [earlier, user] = [personIn(before), personIn(after)];
    const grants = user?.grants ?? [];
    return {
      'an account is registered once, first of all': log.every(
        (event, index) => (event.type === 'UserRegistered') === (index === 0),
      ),
      'an account is there from its registration to its erasure':
        (after === null) === (log.length === 0) &&
        (after === 'erased') === log.some((event) => event.type === 'UserErased'),
      'after an erasure nothing comes, so no personal data either': before !== 'erased' || events.length === 0,
      'without an account there is nothing to do':
        earlier !== null ||
        isRefused === !(type === 'SetBenefits' || (type === 'EraseUser' ? before : type === 'RegisterUser' && !before)),
      'a registration counts as it was sent':
        type !== 'RegisterUser' || isRefused || (!!user && isWithin(changedFields(data, user), ['firstSteps'])),
      'a command changes its own fields alone':
        !earlier || !user || isWithin(changedFields(earlier, user), touches[type] ?? []),
      'an address is confirmed by a mail to it': events.every(
        (event) => event.type !== 'EmailConfirmed' || event.data.email === user?.email,
      ),
      'a source counts once': new Set(grants.map(({ source }) => source)).size === grants.length,
      'an address becomes another one after all sides of its change confirmed': events.every(
        (event) => event.type !== 'EmailChanged' || isConfirmedByAll(event.data, log),
      ),
    };
  },
};

/** Fields that each command may change. */
const touches: Readonly<Record<string, readonly string[]>> = {
  ...{ ConfirmEmail: ['emailVerified'], ChangeRoles: ['roles'], SetBenefits: ['grants'] },
  ...{ RequestEmailChange: ['emailChange'], ApproveEmailChange: ['emailChange'], WithdrawEmailChange: ['emailChange'] },
  CompleteEmailChange: ['email', 'emailVerified', 'emailChange'],
};

const isUnderWay = ({ emailChange: change }: User, id: string, at: Date) =>
  change?.id === id && change.expiresAt > at.toISOString();
const isSameSet = (some: readonly string[], others: readonly string[]) =>
  isWithin(some, others) && isWithin(others, some);

function isConfirmedByAll(
  { changeId, email: address }: Readonly<{ changeId: string; email: string }>,
  log: readonly UserEvent[],
) {
  const request = log.findLastIndex(({ type }) => type === 'EmailChangeRequested');
  const requested = log[request];
  const sides = log.slice(request).flatMap(({ type, data }) => (type === 'EmailChangeApproved' ? [data.side] : []));
  const isOf = requested?.type === 'EmailChangeRequested' && requested.data.changeId === changeId;
  return isOf && requested.data.email === address && isSameSet(requested.data.sides, sides);
}
