import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import { WebhookMessage } from '#domain/webhooks/contract/calls.ts';
import type { NewJob } from '#infra/queue/queue.ts';

export const deliveryKind = 'webhook';

export const DeliveryPayload = z.object({ webhookId: Id, message: WebhookMessage });
type Payload = z.output<typeof DeliveryPayload>;

/** The first try and five more, over about twenty minutes. */
const maxAttempts = 6;

/** `again`: what makes it another job where the message is sent once more. */
export const deliveryJob = (
  { ownerId, ...payload }: Payload & Readonly<{ ownerId: string }>,
  again?: string,
): NewJob => ({
  kind: deliveryKind,
  key: again === undefined ? payload.message.id : `${payload.message.id} ${again}`,
  ...{ ownerId, payload, priority: 0, maxAttempts },
});
