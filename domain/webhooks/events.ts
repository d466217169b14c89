import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const kinds = z.array(z.string());
/** `ownerId`: who made the webhook; an address may name them. */
const url = personal(z.string(), { field: 'ownerId' });

// Stored for ever: add fields or new events, never rename or retype one.
export const webhookEvents = {
  /** Messages about a seminar or a company go to this address. The secret that signs them is no part of it. */
  WebhookMade: z.object({ webhookId: Id, target: z.enum(['seminar', 'company']), ownerId: Id, url, kinds }),
  WebhookChanged: z.object({ webhookId: Id, ownerId: Id, url, kinds }),
  WebhookSwitchedOn: z.object({ webhookId: Id }),
  /** By a person, or because too many messages in a row did not arrive. */
  WebhookSwitchedOff: z.object({ webhookId: Id, reason: z.enum(['person', 'failures']) }),
  /** Another secret signs from now on, and the one before it as well until `oldUntil`. `secretId` tells them apart; it is no secret. */
  WebhookSecretRenewed: z.object({ webhookId: Id, secretId: Id, oldUntil: z.iso.datetime() }),
  WebhookDeleted: z.object({ webhookId: Id }),
};

export type WebhookEvent = MessageOf<typeof webhookEvents>;
