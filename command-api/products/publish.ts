import type { JobKind } from '#domain/jobs.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { type ProductCommand, productDecider } from '#domain/products/decider.ts';
import type { ProductEvent } from '#domain/products/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Payments } from '#infra/payments/payments.ts';
import type { JobHandler } from '../job-handler.ts';
import type { Reaction } from '../reaction.ts';

const publishJob = 'publish-product' satisfies JobKind;
const priority = 10;

/** Sends the current plan to the payment provider; returns the command that records the result. @throws not_found */
export async function publishing(
  { payments, store }: Readonly<{ payments: Payments; store: EventStore }>,
  productId: string,
): Promise<Extract<ProductCommand, { type: 'ReportPublished' }>> {
  const product = (await storedState(store, streamOf('product', productId), productDecider)) ?? refuse('not_found');
  const { name, description, active, prices } = product.plan;
  const provided = await payments.publishProduct({ productId, name, description, active, prices });
  return {
    type: 'ReportPublished',
    data: { providerProductId: provided.providerProductId, prices: [...provided.prices] },
  };
}

type Tools = Readonly<{ payments: Payments | undefined }>;

/** Publishes a new or changed plan. If payments are not set up, an admin does it later. */
export const publishReaction = ({ payments }: Tools): Reaction => ({
  name: 'products',
  streams: ['product-'],
  types: ['ProductCreated', 'ProductChanged'] satisfies readonly ProductEvent['type'][],
  async react({ id, stream }, { put }) {
    if (!payments) return;
    put({ kind: publishJob, key: id, ownerId: 'products', payload: { productId: idOf(stream), event: id }, priority });
  },
});

type PublishTools = Tools & Readonly<{ store: EventStore; handle: Handle }>;

export const publishHandler = ({ payments, store, handle }: PublishTools): JobHandler<typeof publishJob> => ({
  async run({ payload: { productId, event }, correlationId }) {
    if (!payments) return;
    const command = await publishing({ payments, store }, productId);
    const cause = {
      commandId: uuidv5(event, publishJob),
      correlationId,
      actor: { kind: 'system', id: publishJob },
    } as const;
    await handle({ ...cause, stream: streamOf('product', productId), decider: productDecider, command });
  },
});
