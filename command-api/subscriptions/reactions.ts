import { companyDecider } from '#command-api/companies/for-others.ts';
import { couponDecider } from '#command-api/coupons/for-others.ts';
import { userDecider, userStream } from '#command-api/users/for-others.ts';
import type { CompanyEvent } from '#domain/companies/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { vatOf } from '#domain/kernel/vat.ts';
import { streamOf } from '#domain/stream-names.ts';
import { type Account, grantingSubscription } from '#domain/subscriptions/contract/account.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import type { Settings } from '#infra/config/settings.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { derivedId } from '#infra/ids.ts';
import { vatRulesOf } from '#infra/payments/vat-rules.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { loadCompany } from './buyers.ts';
import { keepCustomer } from './customers.ts';
import { forgetJob, lookJob } from './look-job.ts';
import { writeOf } from './write-mails.ts';

type Type = SubscriptionEvent['type'];
type Happened = Recorded<SubscriptionEvent>;

/** Events that may change a customer's benefits. */
const aboutBenefits: readonly Type[] = [
  ...(['SubscriptionActivated', 'PaymentCaughtUp', 'PlanChanged', 'SubscriptionSuspended'] as const),
  'SubscriptionEnded',
];
/** Events that change the end of a company's plan, which its people have to know. */
const aboutEnd: readonly Type[] = ['CancellationScheduled', 'CancellationWithdrawn'];
/** Events after which an order has to be carried out at the provider. */
const orders: readonly Type[] = [
  ...(['CancellationOrdered', 'ContinuationOrdered', 'PlanChangeOrdered', 'WithdrawalOrdered'] as const),
  ...(['VatChangeOrdered', 'VatCreditOrdered', 'DuplicateFound'] as const),
];

/** The consequences of contracts and payments: benefits, use of coupons, orders to the provider, mails. */
export const subscriptionReaction: Reaction = {
  name: 'subscriptions',
  streams: ['subscription-'],
  async react(event, tools) {
    const happened = event as Happened;
    const account = await accountAt(happened, tools);
    const customerId = idOf(event.stream);
    if (aboutBenefits.includes(happened.type)) await grant(happened, account, tools);
    else if (aboutEnd.includes(happened.type) && account.audience === 'company')
      await setPlan(happened, account, tools);
    await settleCoupon(happened, account, tools);
    if (orders.includes(happened.type)) tools.put(lookJob(customerId, event.id));
    tools.write((client) => keepCustomer(client, customerId, account));
    await writeOf(happened, account, tools);
  },
};

/** The account just after the event. Later changes have events of their own. */
const accountAt = ({ stream, revision }: Happened, { store }: ReactionTools): Promise<Account> =>
  storedState(store, stream, subscriptionDecider, revision + 1);

/** Grants a person's benefits immediately; a company's seats follow from the company's stream. */
async function grant(event: Happened, account: Account, tools: ReactionTools): Promise<void> {
  if (account.audience === 'company') await setPlan(event, account, tools);
  else await grantPerson(event, account, tools);
}

async function setPlan(event: Happened, account: Account, { handle }: ReactionTools): Promise<void> {
  const granting = grantingSubscription(account);
  const plan = granting && {
    ...{ subscriptionId: granting.subscriptionId, productName: granting.terms.productName },
    ...{ benefits: granting.terms.benefits, licences: granting.terms.quantity, maxSeats: granting.terms.maxSeats },
    ...(granting.endsAt && { endsAt: granting.endsAt }),
  };
  const command = { type: 'SetPlan', data: { plan: plan ?? null, basis: account.events } } as const;
  const stream = streamOf('company', idOf(event.stream));
  await handle({ ...causedBy(event, 'plan'), stream, decider: companyDecider, command });
}

async function grantPerson(event: Happened, account: Account, { handle }: ReactionTools): Promise<void> {
  if (!('subscriptionId' in event.data) || event.data.subscriptionId === null) return;
  const source = `subscription:${event.data.subscriptionId}`;
  const granting = grantingSubscription(account);
  const isGranted = granting?.subscriptionId === event.data.subscriptionId;
  const benefits = isGranted ? { source, benefits: granting.terms.benefits, role: null, until: null } : null;
  const command = { type: 'SetBenefits', data: { source, basis: account.events, grant: benefits } } as const;
  const stream = userStream(idOf(event.stream));
  await handle({ ...causedBy(event, 'benefits'), stream, decider: userDecider, command });
}

/** Redeems the coupon of a paid checkout; releases that of an unpaid one. */
async function settleCoupon({ type, data, ...event }: Happened, account: Account, { handle }: ReactionTools) {
  const isUsed = type === 'SubscriptionActivated';
  const isFree = type === 'CheckoutAbandoned' || (type === 'SubscriptionEnded' && data.reason === 'never_paid');
  if (!isUsed && !isFree) return;
  const checkoutId = 'checkoutId' in data ? data.checkoutId : data.subscriptionId;
  const bought = account.subscriptions.find((one) => one.subscriptionId === checkoutId)?.coupon;
  const coupon = bought ?? (account.checkout?.checkoutId === checkoutId ? account.checkout.coupon : null);
  if (!coupon) return;
  const command = { type: isUsed ? 'RedeemCoupon' : 'ReleaseCoupon', data: { checkoutId } } as const;
  const cause = causedBy({ type, data, ...event } as Happened, 'coupon');
  await handle({ ...cause, stream: streamOf('coupon', coupon.couponId), decider: couponDecider, command });
}

/** Stops the payments of an erased person: ends running subscriptions, then deletes the person's data at the provider. */
export const erasedCustomerReaction: Reaction = {
  name: 'erased-customers',
  streams: ['user-'],
  types: ['UserErased'],
  async react({ id, stream }, { put, store }) {
    const customerId = idOf(stream);
    if ((await store.readStream(streamOf('subscription', customerId))).length === 0) return;
    put(forgetJob(customerId, id));
  },
};

const isIdGiven: readonly string[] = ['CompanyCreated', 'VatIdChanged'] satisfies readonly CompanyEvent['type'][];

/** Applies the result of a VAT id check from the next invoice on, and refunds tax that was charged meanwhile. */
export const companyVatReaction = ({ settings }: Readonly<{ settings: Settings }>): Reaction => ({
  name: 'company-vat',
  streams: ['company-'],
  types: ['VatIdChecked', 'VatIdChanged'] satisfies readonly CompanyEvent['type'][],
  async react(event, { handle, store }) {
    const companyId = idOf(event.stream);
    const company = await loadCompany({ store }, companyId);
    if (!company) return;
    const vat = vatOf({ country: company.country, vatId: company.vatStatus }, vatRulesOf(settings));
    const cause = causedBy(event, 'vat');
    const isNewId = event.type === 'VatIdChanged';
    const orderId = derivedId(cause.commandId, 'order');
    const given = (await store.readStream(event.stream)).findLast(({ type }) => isIdGiven.includes(type));
    const uncheckedSince = isNewId ? null : (given?.metadata.at ?? null);
    const command = { type: 'ChangeVat', data: { orderId, vat, isNewId, uncheckedSince } } as const;
    await handle({ ...cause, stream: streamOf('subscription', companyId), decider: subscriptionDecider, command });
  },
});
