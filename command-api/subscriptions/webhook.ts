import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { subscriptionCommands } from '#domain/subscriptions/contract/calls.ts';
import type { Payments } from '#infra/payments/payments.ts';
import type { CommandHandler } from '../command-area.ts';
import { enqueue } from '../queue.ts';
import { customerOf } from './customers.ts';
import { lookAfterWebhook } from './look-job.ts';

/** The provider has hundreds of types of events; after these our data may differ from the provider's. */
const isAboutSales = (type: string): boolean =>
  /^(checkout\.session|customer\.subscription|invoice|credit_note|charge\.refund|payment_method|customer)\b/.test(type);

type Tools = Readonly<{ pool: Pool; payments: Payments | undefined }>;

/** A webhook only enqueues a sync with the provider. So it may come twice, late, in any order, or not at all. */
export const webhookCall = ({
  pool,
  payments,
}: Tools): CommandHandler<(typeof subscriptionCommands)['ReceiveWebhook']> => ({
  allow: 'anyone',
  claims: 'never',
  rawBody: 'text',
  async run({ body, request }) {
    const provider = payments ?? refuse('payments_not_set_up');
    const signature = request.headers['stripe-signature'];
    const event = provider.readWebhook(body, typeof signature === 'string' ? signature : '');
    if (!event.customerId || !isAboutSales(event.type)) return;
    const customerId = await customerOf(pool, event.customerId);
    if (customerId) await enqueue(pool, lookAfterWebhook(customerId, event.id));
  },
});
