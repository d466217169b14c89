import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { taxPreview } from '#command-api/subscriptions/tax-preview.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Money } from '#domain/kernel/money.ts';
import { liveSubscription } from '#domain/subscriptions/contract/account.ts';
import type { Payments } from '#domain/subscriptions/contract/parts.ts';
import { paymentsOf } from '#domain/subscriptions/contract/payments.ts';
import { austrian, coupons, type MoneyWorld, moneyWorld, type Step } from './money-world.ts';

type Buy = Extract<Step, { kind: 'buy' }>;
type Turn =
  | Extract<Step, { kind: 'change' | 'move' }>
  | Readonly<{ kind: 'renewal' }>
  | Readonly<{ kind: 'days'; days: number }>;

const plan = fc.constantFrom('small' as const, 'large' as const);
const interval = fc.constantFrom('month' as const, 'year' as const);
const country = fc.constantFrom('AT' as const, 'DE' as const);
const coupon = fc.constantFrom(...(Object.keys(coupons) as (keyof typeof coupons)[]));
const purchase: fc.Arbitrary<Buy> = fc
  .record({ plan, interval, coupon: fc.option(coupon, { nil: undefined }), country, isBusiness: fc.boolean() })
  .map(({ isBusiness, country: home, ...bought }) => ({
    ...{ kind: 'buy' as const, ...bought },
    ...(isBusiness ? { vatId: austrian } : { country: home }),
  }));
const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('renewal' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), plan, interval }) },
  fc.record({ kind: fc.constant('move' as const), country }),
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 25 }) }),
);

type Runs = Readonly<{ runs: number; seed?: number }>;

/**
 * Checks for random plans, coupons, taxes, changes and months that the provider charges what the order page, the previews of
 * changes and taxes, and the subscription showed. Returns how many invoices were compared. @throws Error with the shortest failing story
 */
export async function chargesWhatWasShown({ runs, seed }: Runs): Promise<Readonly<{ compared: number }>> {
  const counts = { compared: 0 };
  const property = fc.asyncProperty(purchase, fc.array(turn, { maxLength: 8 }), async (bought, turns) => {
    const world = await moneyWorld();
    counts.compared += await buys(world, bought);
    for (const one of turns) counts.compared += await takes(world, one);
  });
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
  return counts;
}

async function buys(world: MoneyWorld, bought: Buy): Promise<number> {
  const shown = await orRefused(world.command(bought));
  if (!shown) return 0;
  await world.happen({ kind: 'pay', method: 'pm_card_visa' });
  await world.look();
  return charged(world, 0, (shown as Payments).next);
}

async function takes(world: MoneyWorld, one: Turn): Promise<number> {
  const before = await world.account();
  const live = liveSubscription(before);
  const known = issued(world).length;
  const shown = live && paymentsOf(before, live);
  if (!live || !shown) return 0;
  if (one.kind === 'days') {
    const next = Date.parse(shown.next.at) / 1_000;
    const until = world.server.world.timeOf(null) + one.days * 86_400;
    if (until < next) world.server.moveTo(until);
    return 0;
  }
  if (one.kind === 'renewal') {
    world.server.moveTo(Date.parse(shown.next.at) / 1_000 + 60);
    await world.look();
    return charged(world, known, shown.next);
  }
  const said = await orRefused(world.command(one));
  await world.look();
  const after = await world.account();
  const now = liveSubscription(after);
  const following = now && paymentsOf(after, now);
  if (one.kind === 'move') {
    const { payment } = taxPreview(before, {
      before: before.vat ?? noTax,
      after: after.vat ?? noTax,
      vatIdStatus: null,
    });
    same('the preview of the tax', payment?.after.total, following?.next.total);
    return 0;
  }
  if (!said || !('dueNow' in said)) return 0;
  same('what the preview said of what follows', said.payments, following);
  return charged(world, known, { total: said.total, due: said.dueNow, net: said.net, vat: said.vat });
}

const noTax = { treatment: 'charged', rate: 0, country: 'DE' } as const;
const names = ['subtotal', 'discount', 'net', 'vat', 'total', 'due'] as const;

/** Expects exactly one new invoice, with the amounts in `shown`. Returns 1. */
async function charged(
  world: MoneyWorld,
  known: number,
  shown: Readonly<Partial<Record<(typeof names)[number], Money>>>,
): Promise<number> {
  const [invoice, ...more] = issued(world).slice(known);
  if (!invoice || more.length > 0) throw new Error(`${more.length + (invoice ? 1 : 0)} invoices came, and not one`);
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);
  const discount = sum(invoice.total_discount_amounts);
  const { subtotal, total, amount_due: due, amount_paid: paid } = invoice;
  const amounts = { subtotal, discount, net: subtotal - discount, vat: sum(invoice.total_taxes), total, due };
  for (const name of names) if (shown[name]) same(name, shown[name].amount, amounts[name]);
  same('paid', due, paid);
  return 1;
}

const issued = ({ server }: MoneyWorld) => Object.values(server.world.kept.tables.invoices);

function same(what: string, shown: unknown, found: unknown): void {
  if (!isDeepStrictEqual(shown, found))
    throw new Error(`${what}: ${JSON.stringify(shown)} was shown, and ${JSON.stringify(found)} came of it`);
}

async function orRefused<Result>(command: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return undefined;
  }
}
