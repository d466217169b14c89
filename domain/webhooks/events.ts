import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const kinds = z.array(z.string());
/** `ownerId`: who made the webhook; its address may contain their name. */
const url = personal(z.string(), { field: 'ownerId' });

// Stored for ever: add fields or new events, never rename or retype one.
export const webhookEvents = {
  /** Messages about a seminar or a company are sent to this address. The event does not contain the secret that signs them. */
  WebhookMade: z.object({ webhookId: Id, target: z.enum(['seminar', 'company']), ownerId: Id, url, kinds }),
  WebhookChanged: z.object({ webhookId: Id, ownerId: Id, url, kinds }),
  /** Its failures count from `at` on; earlier versions did not store it. */
  WebhookSwitchedOn: z.object({ webhookId: Id, at: z.optional(z.iso.datetime()) }),
  /** Switched off by a person, or because too many messages in a row failed. */
  WebhookSwitchedOff: z.object({ webhookId: Id, reason: z.enum(['person', 'failures']) }),
  /** A new secret signs from now on, and the previous one as well until `oldUntil`. `secretId` distinguishes them; it is not secret. */
  WebhookSecretRenewed: z.object({ webhookId: Id, secretId: Id, oldUntil: z.iso.datetime() }),
  WebhookDeleted: z.object({ webhookId: Id }),
};

export type WebhookEvent = MessageOf<typeof webhookEvents>;
