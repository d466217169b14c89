import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { hourMs } from '#domain/kernel/durations.ts';
import { vatOf } from '#domain/kernel/vat.ts';
import { streamOf } from '#domain/stream-names.ts';
import { liveSubscription } from '#domain/subscriptions/contract/account.ts';
import { type SubscriptionCommand, subscriptionDecider } from '#domain/subscriptions/decider.ts';
import { derivedId, uuidv5 } from '#infra/ids.ts';
import type { Payments } from '#infra/payments/payments.ts';
import { readVatId } from '#infra/payments/vat-ids.ts';
import { vatRulesOf } from '#infra/payments/vat-rules.ts';
import type { Cause } from '../commands.ts';
import type { JobHandler, ScheduledJob } from '../job-handler.ts';
import { enqueueAll } from '../queue.ts';
import { customerOf, watchedCustomers } from './customers.ts';
import { type LookTools, lookAfter } from './look-after.ts';
import { lookJob, lookKind } from './look-job.ts';
import type { QuoteTools } from './quote.ts';
import { loadAccount } from './stored-account.ts';

type Tools = Omit<LookTools, 'payments'> & Omit<QuoteTools, 'store'> & Readonly<{ payments: Payments | undefined }>;

const whyOf = (correlationId: string, webhook?: string): Omit<Cause, 'commandId'> => ({
  correlationId,
  actor: webhook === undefined ? { kind: 'system', id: lookKind } : { kind: 'webhook', id: webhook },
});

/** Updates one customer: expires an old checkout, checks an unchecked VAT id, and syncs with the provider. */
export const lookHandler = ({ payments, ...tools }: Tools): JobHandler<typeof lookKind> => ({
  async run({ payload, correlationId }) {
    if (!payments) return;
    const { customerId, webhook } = payload;
    const why = whyOf(correlationId, webhook);
    await expireCheckout(tools, customerId, why);
    await checkVatIdAgain(tools, customerId, why);
    await lookAfter({ ...tools, payments }, customerId, why);
  },
});

/** Abandons an expired checkout that never reached the provider. */
async function expireCheckout(
  tools: Pick<Tools, 'store' | 'handle'>,
  customerId: string,
  why: Omit<Cause, 'commandId'>,
) {
  const { checkout } = await loadAccount(tools, customerId);
  if (checkout?.status !== 'started' || Date.parse(checkout.expiresAt) > Date.now()) return;
  const data = { checkoutId: checkout.checkoutId, reason: 'expired' } as const;
  await send(tools, customerId, why, { type: 'AbandonCheckout', data });
}

/** Checks a VAT id again if the service did not answer at the purchase. The result applies from the next invoice on. */
async function checkVatIdAgain(tools: Omit<Tools, 'payments'>, customerId: string, why: Omit<Cause, 'commandId'>) {
  const { vatId, events } = await loadAccount(tools, customerId);
  if (vatId?.status !== 'unchecked') return;
  const read = readVatId(vatId.vatId);
  if (!read) return;
  const status = await tools.checkVatId(read);
  const vat = vatOf({ country: vatId.country, vatId: status }, vatRulesOf(tools.settings));
  const orderId = derivedId(uuidv5(customerId, 'vat'), String(events));
  const history = await tools.store.readStream(streamOf('subscription', customerId));
  const uncheckedSince = history.findLast(({ type }) => type === 'BuyerVatIdGiven')?.metadata.at ?? null;
  await send(tools, customerId, why, { type: 'ReportVatId', data: { orderId, status, vat, uncheckedSince } });
}

async function send(
  { handle }: Pick<Tools, 'handle'>,
  customerId: string,
  why: Omit<Cause, 'commandId'>,
  command: SubscriptionCommand,
): Promise<void> {
  const stream = streamOf('subscription', customerId);
  await handle({ ...why, commandId: randomUUID(), stream, decider: subscriptionDecider, command });
}

/** Ends an erased person's subscription, then deletes the customer at the provider. */
export const forgetHandler = ({ payments, ...tools }: Tools): JobHandler<'subscription-forget'> => ({
  async run({ payload, correlationId, id }) {
    const { customerId } = payload;
    const why = whyOf(correlationId);
    const account = await loadAccount(tools, customerId);
    const live = liveSubscription(account);
    if (live) {
      const { subscriptionId } = live;
      const data = {
        orderId: derivedId(uuidv5(customerId, 'erased'), id),
        subscriptionId,
        when: 'now',
        by: 'erasure',
      } as const;
      await send(tools, customerId, why, { type: 'OrderCancellation', data });
    }
    if (!payments || !account.providerCustomerId) return;
    await closeOpen({ ...tools, payments }, customerId, why);
    await lookAfter({ ...tools, payments }, customerId, why);
    await payments.deleteCustomer(account.providerCustomerId);
  },
});

/** Closes an open checkout of an erased person, so that nobody pays it. */
async function closeOpen(tools: LookTools, customerId: string, why: Omit<Cause, 'commandId'>): Promise<void> {
  const { checkout } = await loadAccount(tools, customerId);
  if (checkout?.status !== 'open' || !checkout.providerSessionId) return;
  if (!(await tools.payments.closeCheckout(checkout.providerSessionId))) return;
  const data = { checkoutId: checkout.checkoutId, reason: 'given_up' } as const;
  await send(tools, customerId, why, { type: 'AbandonCheckout', data });
}

/** Longer than webhooks are usually late, and longer than the hour between two runs. */
const lookBackMs = 3 * hourMs;

/** Repairs what lost webhooks missed: enqueues a job for all watched customers and for those with recent events at the provider. */
export const reconcile = ({
  pool,
  payments,
}: Readonly<{ pool: Pool; payments: Payments | undefined }>): ScheduledJob => ({
  name: 'subscription-reconcile',
  timetable: '20 * * * *',
  catchUp: 'latest',
  async run({ id }) {
    if (!payments) return;
    const customers = new Set(await watchedCustomers(pool));
    const happened = await payments.eventsSince(new Date(Date.now() - lookBackMs));
    for (const provided of new Set(happened.flatMap(({ customerId }) => customerId ?? []))) {
      const known = await customerOf(pool, provided);
      if (known) customers.add(known);
    }
    await enqueueAll(
      pool,
      [...customers].map((customerId) => lookJob(customerId, id)),
    );
  },
});
