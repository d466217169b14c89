import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import type { Benefits } from '#domain/kernel/entitlement.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { Money } from '#domain/kernel/money.ts';
import { streamOf } from '#domain/stream-names.ts';
import { type Account, liveSubscription } from '#domain/subscriptions/contract/account.ts';
import type { ChangePreview } from '#domain/subscriptions/contract/calls.ts';
import { paymentsFrom } from '#domain/subscriptions/contract/payments.ts';
import { isSameTerms } from '#domain/subscriptions/decide-orders.ts';
import { subscriptionDecider } from '#domain/subscriptions/decider.ts';
import type { Terms } from '#domain/subscriptions/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { derivedId } from '#infra/ids.ts';
import type { Payments } from '#infra/payments/payments.ts';
import type { CallContext } from '../command-area.ts';
import { changeOf } from './carry-out.ts';
import { loadSale } from './for-sale.ts';
import { loadAccount } from './stored-account.ts';

/** `now`: the clock; by default this machine's. */
type Tools = Readonly<{ store: Pick<EventStore, 'readStream'>; payments: Payments; now?: () => Date }>;
const clock = () => new Date();
/** `quantity`: the number of licences; unchanged by default. */
type PlanChange = Readonly<{ productId: string; interval: Terms['interval']; quantity?: number | undefined }>;
type Which = Readonly<{ customerId: string; subscriptionId: string }>;

/** How long a preview is valid. Later the used share of the period, and so the price, is different. */
const previewHoldsMs = hourMs;

/**
 * The cost of a change now, and the benefits that it would lose. @throws conflict if nothing can be changed at the moment
 */
export async function previewChange(tools: Tools, which: Which, wanted: PlanChange): Promise<ChangePreview> {
  const { terms, live, change, vat } = await changeTo(tools, which, wanted, (tools.now ?? clock)().toISOString());
  const preview = await tools.payments.previewChange(change);
  const { productId, productName, interval, unitPrice } = terms;
  const { net, total, dueNow, credit } = preview;
  const coupon = change.dropsCoupon ? null : live.coupon;
  const couponEndsAt = change.dropsCoupon ? null : live.couponEndsAt;
  return {
    ...{ productId, productName, interval, unitPrice, vatRate: vat.rate, dropsCoupon: change.dropsCoupon },
    ...{ net, vat: preview.vat, total, dueNow },
    prorationAt: preview.prorationAt,
    lost: lostBetween(live.terms.benefits, terms.benefits),
    payments: paymentsFrom({ terms, coupon, couponEndsAt, vat, credit }, preview.renewsAt),
  };
}

type Ordered = PlanChange & Readonly<{ prorationAt: string; dueNow: Money }>;

/** Orders the previewed change. @throws conflict if the price has changed since the preview */
export async function orderChange(
  tools: Tools,
  which: Which,
  { wanted, pressed }: Readonly<{ wanted: Ordered; pressed: Pick<CallContext, 'cause' | 'send'> }>,
): Promise<string> {
  const { prorationAt, dueNow } = wanted;
  const age = (tools.now ?? clock)().getTime() - Date.parse(prorationAt);
  if (age < 0 || age > previewHoldsMs) return refuse('conflict');
  const orderId = derivedId(pressed.cause.commandId, 'order');
  const { events, terms, change } = await changeTo(tools, which, wanted, prorationAt, orderId);
  if (events.includes(orderId)) return orderId;
  const preview = await tools.payments.previewChange(change);
  if (canonicalJson(preview.dueNow) !== canonicalJson(dueNow)) return refuse('conflict');
  const { subscriptionId } = which;
  const data = { orderId, subscriptionId, terms, prorationAt, dueNow };
  const stream = streamOf('subscription', which.customerId);
  await pressed.send({ stream, decider: subscriptionDecider, command: { type: 'OrderPlanChange', data } });
  return orderId;
}

async function changeTo(tools: Tools, which: Which, wanted: PlanChange, prorationAt: string, orderId?: string) {
  const account = await loadAccount(tools, which.customerId);
  const live = liveIn(account, which.subscriptionId);
  const { currency } = live.terms.unitPrice;
  const quantity = wanted.quantity ?? live.terms.quantity;
  const { terms } = await loadSale(tools, account.audience ?? 'private', { ...wanted, currency, quantity });
  if (terms.maxSeats !== null && quantity > terms.maxSeats) return refuse('invalid_input', 'licences');
  const events = account.orders.map((order) => order.orderId);
  const isRepeat = orderId !== undefined && events.includes(orderId);
  if (!isRepeat && (live.status !== 'active' || isSameTerms(terms, live.terms))) return refuse('conflict');
  const change = await changeOf(tools, live, { terms, prorationAt });
  return { events, terms, live, change, vat: account.vat ?? { rate: 0 } };
}

function liveIn(account: Account, subscriptionId: string) {
  const known = account.subscriptions.some((one) => one.subscriptionId === subscriptionId);
  const live = liveSubscription(account);
  if (live?.subscriptionId === subscriptionId) return live;
  throw new DomainError(known ? 'conflict' : 'not_found');
}

/** -1 means unlimited. */
const isLess = (now: number, before: number): boolean => (before === -1 ? now !== -1 : now !== -1 && now < before);

function lostBetween(before: Benefits, after: Benefits): ChangePreview['lost'] {
  const kinds = Object.keys(before.quotas) as (keyof Benefits['quotas'])[];
  const smaller = (kind: keyof Benefits['quotas'], speed: 'fast' | 'relaxed') =>
    isLess(after.quotas[kind][speed], before.quotas[kind][speed]);
  return {
    permissions: before.permissions.filter((permission) => !after.permissions.includes(permission)),
    quotas: kinds.filter((kind) => smaller(kind, 'fast') || smaller(kind, 'relaxed')),
  };
}
