import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { DomainError } from '#domain/kernel/errors.ts';
import { disagreements } from './agreement.ts';
import { Crash, type CrashPoint } from './crash.ts';
import { austrian, type MoneyWorld, moneyWorld, outcomeOf, type Step } from './money-world.ts';

/** Faults of one step: the failure of its call, how often the command is repeated, and how many messages about it arrive. */
type Trouble = Readonly<{
  fault: 'unavailable' | 'busy' | 'lost answer' | null;
  repeats: number;
  atOnce: boolean;
  /** 0: all messages are lost. More than 1: copies arrive at the same time. */
  messages: number;
  /** The process ends while it writes the events of the command or of its reaction. */
  crash: CrashPoint | null;
}>;

const plan = fc.constantFrom('small' as const, 'large' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('buy' as const), plan },
      coupon: fc.option(fc.constantFrom('HALF' as const, 'YEAR' as const), { nil: undefined, freq: 3 }),
      vatId: fc.option(fc.constant(austrian), { nil: undefined, freq: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      method: fc.constantFrom(
        ...(['pm_card_visa', 'pm_card_chargeCustomerFail', 'pm_sepaDebit', 'pm_card_authenticationRequired'] as const),
      ),
    }),
  },
  fc.record({ kind: fc.constantFrom('cancel' as const, 'end' as const, 'resume' as const, 'withdraw' as const) }),
  fc.record({
    kind: fc.constant('change' as const),
    plan,
    interval: fc.constantFrom('month' as const, 'year' as const),
  }),
  fc.record({ kind: fc.constant('move' as const), country: fc.constantFrom('AT' as const, 'DE' as const) }),
  fc.record({ kind: fc.constantFrom('new card' as const, 'confirm' as const) }),
  fc.record({
    kind: fc.constant('vat service' as const),
    says: fc.constantFrom('valid' as const, 'unchecked' as const),
  }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 5, 31, 70) }) },
);
const trouble: fc.Arbitrary<Trouble> = fc.record({
  fault: fc.option(fc.constantFrom('unavailable' as const, 'busy' as const, 'lost answer' as const), { freq: 2 }),
  repeats: fc.nat(2),
  atOnce: fc.boolean(),
  messages: fc.nat(3),
  crash: fc.option(fc.constantFrom('before' as const, 'after' as const), { freq: 2 }),
});
const begun: readonly Step[] = [
  { kind: 'buy', plan: 'small' },
  { kind: 'pay', method: 'pm_card_visa' },
];

type Runs = Readonly<{ runs: number; seed?: number }>;

/**
 * Plays random stories in which messages between customer, product and provider are lost, doubled, late or out of order.
 * Each must end like its undisturbed twin. Returns the number of disturbed steps and of bought subscriptions.
 * @throws Error with the shortest story that ends differently
 */
export async function moneyEndsTheSame({ runs, seed }: Runs): Promise<Readonly<{ troubles: number; bought: number }>> {
  const counts = { troubles: 0, bought: 0 };
  const story = fc.array(fc.tuple(step, trouble), { minLength: 1, maxLength: 8, size: 'max' });
  const property = fc.asyncProperty(story, fc.boolean(), trouble, async (told, isBegun, first) => {
    const all = isBegun ? [...begun.map((one) => [one, first] as const), ...told] : told;
    const [smooth, rough] = [await moneyWorld(), await moneyWorld()];
    for (const [one] of all) await inOrder(smooth, one);
    for (const [one, how] of all) await disturbed(rough, one, how);
    await settled(rough);
    const [expected, found] = [await outcomeOf(smooth), await outcomeOf(rough)];
    counts.troubles += all.filter(
      ([, { fault, repeats, crash, messages }]) => fault || repeats || crash || messages !== 1,
    ).length;
    counts.bought += expected.subscriptions.length;
    if (!isDeepStrictEqual(found, expected))
      throw new Error(`it ends as ${JSON.stringify(found)}, and not as ${JSON.stringify(expected)}`);
    for (const world of [smooth, rough]) {
      const [wrong] = await disagreements(world);
      if (wrong) throw new Error(`${world === smooth ? 'undisturbed' : 'disturbed'}, ${wrong}`);
    }
    if (found.orders > 0) throw new Error(`${found.orders} orders are left`);
    if (!isDeepStrictEqual(found.granted, found.granting ? [found.granting] : []))
      throw new Error(`${JSON.stringify(found.granted)} is granted, and not ${found.granting}`);
  });
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
  return counts;
}

async function inOrder(world: MoneyWorld, one: Step): Promise<void> {
  await orRefused(world.command(one));
  await world.look();
  await world.happen(one);
  await world.look();
}

async function disturbed(
  world: MoneyWorld,
  one: Step,
  { fault, repeats, atOnce, messages, crash }: Trouble,
): Promise<void> {
  // The customer has just loaded the page, so the log is up to date.
  await settled(world);
  const command = world.command(one);
  if (fault) world.server.failNext(fault);
  world.crashNext(crash);
  if (atOnce) await Promise.all(times(repeats + 1, () => orRefused(command)));
  else for (let count = 0; count <= repeats; count++) await orRefused(command);
  await Promise.all(times(Math.max(1, messages), () => settled(world)));
  await world.happen(one);
  if (fault && messages > 0) world.server.failNext(fault);
  if (messages > 0) world.crashNext(crash);
  await Promise.all(times(messages, () => settled(world)));
}

const times = <Result>(count: number, make: () => Result): Result[] => Array.from({ length: count }, make);

const tries = 12;

/** A caller without an answer tries again; a refusal is ignored. */
async function orRefused(command: () => Promise<unknown>, left = tries): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof Crash)) throw error;
    const isLost = error instanceof Crash || error.code === 'payment_service_unavailable';
    if (isLost && left > 0) await orRefused(command, left - 1);
  }
}

/** Retries until the provider answers, as a job does. */
async function settled(world: MoneyWorld): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      await world.look();
      return;
    } catch (error) {
      if (!(error instanceof DomainError || error instanceof Crash) || left === 0) throw error;
    }
  }
}
