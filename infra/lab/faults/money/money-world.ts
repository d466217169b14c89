import { randomUUID } from 'node:crypto';
import { couponIdOf } from '#command-api/coupons/coupon-id.ts';
import { couponDecider } from '#command-api/coupons/for-others.ts';
import { orderChange, previewChange } from '#command-api/subscriptions/change-plan.ts';
import { lookHandler } from '#command-api/subscriptions/job-handlers.ts';
import { purchase } from '#command-api/subscriptions/purchase.ts';
import { offerTo } from '#command-api/subscriptions/quote.ts';
import { subscriptionReaction } from '#command-api/subscriptions/reactions.ts';
import { loadAccount } from '#command-api/subscriptions/stored-account.ts';
import { loadUser } from '#command-api/users/stored-user.ts';
import type { CouponTerms } from '#domain/coupons/decider.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { money } from '#domain/kernel/money.ts';
import { productDecider } from '#domain/products/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { type Account, grantingSubscription, liveSubscription } from '#domain/subscriptions/contract/account.ts';
import type { ChangePreview } from '#domain/subscriptions/contract/calls.ts';
import type { Payments } from '#domain/subscriptions/contract/parts.ts';
import { type SubscriptionCommand, subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import { grantsOf, userDecider } from '#domain/users/decider.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler, type Handle } from '#infra/event-store/command-handler.ts';
import { uuidv5 } from '#infra/ids.ts';
import { stripePayments } from '#infra/payments/stripe-payments.ts';
import { stripeClient } from '../../fakes/stripe/server/in-process.ts';
import { createStripeServer } from '../../fakes/stripe/server/stripe-server.ts';
import { testHashes as hashes } from '../../testing/hashes.ts';
import { crashing } from './crash.ts';
import { memoryLog } from './memory-log.ts';

const customerId = 'a'.repeat(32);
const plans = { small: 'd1'.repeat(16), large: 'd2'.repeat(16) };
const prices = { small: 840, large: 1_680 };
/** VAT rates in basis points. */
const rates = { AT: 2_000, DE: 1_900 };
/** VAT id of a business in another EU country. */
export const austrian = 'ATU12345675';
const euros = (amount: number) => [money(amount, 'EUR')];
export const coupons = {
  HALF: { percentOff: 50, amountsOff: [], months: 3, productIds: null },
  EVER: { percentOff: 15, amountsOff: [], months: null, productIds: null },
  YEAR: { percentOff: null, amountsOff: euros(333), months: 12, productIds: null },
  FREE: { percentOff: null, amountsOff: euros(90_000), months: 1, productIds: null },
  SMALL: { percentOff: 33, amountsOff: [], months: 18, productIds: [plans.small] },
} satisfies Record<string, Pick<CouponTerms, 'percentOff' | 'amountsOff' | 'months' | 'productIds'>>;
const classes = { fast: 10, relaxed: 10 };
const quotas = { analysis: classes, ai_feedback: classes, live_transcription: classes };
const unhurried = new AbortController().signal;
const day = 86_400;
/** All worlds start at the same time, because their outcomes are compared. */
const start = Math.floor(Date.now() / 1_000);

type Method = 'pm_card_visa' | 'pm_card_chargeCustomerFail' | 'pm_card_authenticationRequired' | 'pm_sepaDebit';
type Purchase = Readonly<{
  interval?: 'month' | 'year';
  coupon?: keyof typeof coupons | undefined;
  country?: 'AT' | 'DE' | undefined;
  vatId?: string | undefined;
}>;

/** An action of a person, or something that happens to them. */
export type Step =
  | Readonly<{ kind: 'buy'; plan: 'small' | 'large' } & Purchase>
  | Readonly<{ kind: 'pay'; method: Method }>
  | Readonly<{ kind: 'cancel' | 'end' | 'resume' | 'withdraw' }>
  | Readonly<{ kind: 'change'; plan: 'small' | 'large'; interval: 'month' | 'year' }>
  | Readonly<{ kind: 'move'; country: 'AT' | 'DE' }>
  | Readonly<{ kind: 'new card' | 'confirm' }>
  | Readonly<{ kind: 'vat service'; says: 'valid' | 'unchecked' }>
  | Readonly<{ kind: 'days'; days: number }>;

/** Preview that the page showed at the time of the click. */
type Preview = Payments | ChangePreview | undefined;

export type MoneyWorld = Awaited<ReturnType<typeof moneyWorld>>;

/** One customer, a provider with its own clock, and the log, all in memory. `begins`: start time in seconds since 1970. */
export async function moneyWorld(begins = start) {
  const server = createStripeServer({ clock: () => begins });
  const payments = stripePayments({ stripe: stripeClient(server, 0), webhookSecret: undefined, isTest: true });
  const store = memoryLog();
  const now = () => new Date(server.world.timeOf(null) * 1_000);
  const crash = crashing(createCommandHandler({ store, hashes, now }));
  const { handle } = crash;
  let vatService: 'valid' | 'unchecked' = 'valid';
  const tools = {
    ...{ store, handle, payments, now, settings: readSettings({ PAYMENTS: 'demo', VAT_RATES: 'AT:20' }) },
    ...{ checkVatId: async () => vatService, publicUrl: () => 'http://localhost' },
    noteCustomer: async () => {},
  };
  const why = { correlationId: randomUUID(), actor: { kind: 'system', id: 'world' } } as const;
  await furnish(handle, payments, why);
  const handler = lookHandler(tools);
  let commands = 0;

  const account = (): Promise<Account> => loadAccount({ store }, customerId);
  const order = async (id: string, command: SubscriptionCommand): Promise<undefined> => {
    const stream = streamOf('subscription', customerId);
    await handle({ ...why, commandId: id, stream, decider: subscriptionDecider, command });
  };

  return {
    server,
    account,
    look: () =>
      handler.run({ payload: { customerId }, correlationId: why.correlationId, id: 'look' } as never, unhurried),
    crashNext: crash.plan,
    events: async () =>
      (await store.readStream(streamOf('subscription', customerId))) as readonly Recorded<SubscriptionEvent>[],
    /** Returns a function that sends the same command on every call, so that a lost answer can be retried. */
    command(step: Step): () => Promise<Preview> {
      commands += 1;
      const id = uuidv5(customerId, `command ${commands}`);
      return async () => {
        const live = liveSubscription(await account());
        const of = { orderId: id.replaceAll('-', ''), subscriptionId: live?.subscriptionId ?? '0'.repeat(32) };
        switch (step.kind) {
          case 'buy':
            return buy(step, id);
          case 'cancel':
            return order(id, { type: 'OrderCancellation', data: { ...of, when: 'period_end' } });
          case 'end':
            return order(id, { type: 'OrderCancellation', data: { ...of, when: 'now' } });
          case 'resume':
            return order(id, { type: 'OrderContinuation', data: of });
          case 'withdraw':
            return order(id, { type: 'OrderWithdrawal', data: of });
          case 'change':
            return change(step, id);
          case 'move': {
            const { country } = step;
            const vat = { treatment: 'charged' as const, rate: rates[country], country };
            return order(id, { type: 'ChangeBuyer', data: { orderId: of.orderId, vat, vatId: null } });
          }
          default:
            return undefined;
        }
      };
    },
    async happen(step: Step): Promise<void> {
      if (step.kind === 'pay') {
        const session = (await account()).checkout?.providerSessionId;
        if (session && server.world.kept.tables.checkout_sessions[session]?.status === 'open')
          server.pay(session, step.method);
      }
      if (step.kind === 'confirm') confirmAll();
      if (step.kind === 'vat service') vatService = step.says;
      if (step.kind === 'new card') await newCard();
      if (step.kind === 'days') server.moveTo(server.world.timeOf(null) + step.days * day);
    },
    /** Runs the reaction twice for every event. Returns the granted tiers. */
    async followed() {
      const events = await store.readStream(streamOf('subscription', customerId));
      const nothing = () => {};
      const reacting = { put: nothing, write: nothing, handle, store, publicUrl: () => '' };
      for (const event of [...events, ...events]) await subscriptionReaction.react(event, reacting);
      const user = await loadUser(store, customerId);
      return user ? grantsOf(user).map(({ benefits }) => benefits?.tier) : [];
    },
  };

  async function buy({ plan, interval = 'month', coupon, country, vatId }: Extract<Step, { kind: 'buy' }>, id: string) {
    const customer = {
      ...{ customerId, audience: 'private' as const, company: null, askedBy: customerId },
      ...{ email: 'ada@example.org', name: 'Ada', locale: 'de' as const },
    };
    const wanted = {
      ...{ productId: plans[plan], interval, currency: 'EUR' as const, quantity: 1 },
      ...{ coupon, country, vatId },
    };
    const { quote, payments: shown } = await offerTo(tools, customer, wanted);
    await purchase(tools, customer, { wanted, total: quote.total, pressed: pressedBy(id) });
    return shown;
  }

  async function change({ plan, interval }: Extract<Step, { kind: 'change' }>, id: string) {
    const live = liveSubscription(await account());
    if (!live) throw new DomainError('not_found');
    const which = { customerId, subscriptionId: live.subscriptionId };
    const preview = await previewChange(tools, which, { productId: plans[plan], interval });
    const { prorationAt, dueNow } = preview;
    const wanted = { productId: plans[plan], interval, prorationAt, dueNow };
    await orderChange(tools, which, { wanted, pressed: pressedBy(id) });
    return preview;
  }

  /** The customer confirms every invoice that waits for the bank. */
  function confirmAll(): void {
    for (const { id, status, applies } of Object.values(server.world.kept.tables.invoices))
      if (status === 'open' && applies) server.confirm(id);
  }

  /** A press of a button. The same id means that the same button is pressed again. */
  function pressedBy(id: string) {
    const cause = { ...why, commandId: id };
    const send = ((given: object, step?: string) =>
      handle({ ...cause, ...given, commandId: step === undefined ? id : uuidv5(id, step) } as never)) as never;
    return { cause, send };
  }

  async function newCard() {
    const customer = (await account()).providerCustomerId;
    if (!customer) return;
    const url = await payments.paymentMethodPage(customer, 'http://localhost');
    server.changeCard(url.split('/').at(-1) ?? '', 'pm_card_visa');
  }
}

async function furnish(
  handle: Handle,
  payments: ReturnType<typeof stripePayments>,
  why: Readonly<{ correlationId: string; actor: { kind: 'system'; id: string } }>,
): Promise<void> {
  for (const [name, productId] of Object.entries(plans) as ['small' | 'large', string][]) {
    const sold = [
      { interval: 'month' as const, price: money(prices[name], 'EUR') },
      { interval: 'year' as const, price: money(prices[name] * 10, 'EUR') },
    ];
    const tier = name === 'small' ? ('basic' as const) : ('standard' as const);
    const plan = {
      ...{ name, description: '', audience: 'private' as const, benefits: { tier, permissions: [], quotas } },
      ...{ prices: sold, maxSeats: null, images: [], metadata: {}, active: true },
    };
    const stream = `product-${productId}`;
    const send = (command: Parameters<typeof productDecider.decide>[0]) =>
      handle({ ...why, commandId: randomUUID(), stream, decider: productDecider, command });
    await send({ type: 'CreateProduct', data: plan });
    const provided = await payments.publishProduct({ productId, name, description: '', active: true, prices: sold });
    const { providerProductId, prices: known } = provided;
    await send({ type: 'ReportPublished', data: { providerProductId, prices: [...known] } });
  }
  for (const [couponCode, terms] of Object.entries(coupons)) {
    const uses = { maxRedemptions: null, validFrom: null, validUntil: null, oncePerCustomer: false };
    const command = { type: 'CreateCoupon', data: { couponCode, ...terms, ...uses } } as const;
    const stream = streamOf('coupon', couponIdOf(couponCode));
    await handle({ ...why, commandId: randomUUID(), stream, decider: couponDecider, command });
  }
  await handle({
    ...{ ...why, commandId: randomUUID(), stream: `user-${customerId}`, decider: userDecider },
    command: {
      type: 'RegisterUser',
      data: {
        ...{ email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' },
        ...{ locale: 'de', roles: ['user'], emailVerified: true },
      },
    },
  });
}

/** Final state of a customer, independent of the order of events. */
export async function outcomeOf(world: MoneyWorld) {
  const account = await world.account();
  const sum = (of: (invoice: Account['invoices'][string]) => number) =>
    Object.values(account.invoices).reduce((total, invoice) => total + of(invoice), 0);
  return {
    subscriptions: account.subscriptions.map(({ status, terms, endsAt, isWithdrawn, periodEnd }) => ({
      ...{ status, plan: terms.productName, interval: terms.interval, ends: endsAt !== null, isWithdrawn, periodEnd },
    })),
    country: account.vat?.country ?? null,
    invoices: Object.keys(account.invoices).length,
    total: sum(({ total }) => total.amount),
    paid: sum(({ paid }) => paid.amount),
    credited: sum(({ credited }) => credited.amount),
    open: Object.values(account.invoices).filter(({ status }) => status === 'open').length,
    orders: account.orders.length,
    granting: grantingSubscription(account)?.terms.benefits.tier ?? null,
    granted: await world.followed(),
  };
}
