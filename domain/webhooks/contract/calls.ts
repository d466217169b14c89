import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

export const WebhookTarget = z.enum(['seminar', 'company']);
export type WebhookTarget = z.output<typeof WebhookTarget>;

/** The kinds of messages of a webhook, for seminars and for companies. Kinds are only added. */
export const webhookKinds = {
  seminar: ['participant_joined', 'session_submitted', 'session_analysed', 'certificate_given'],
  company: ['seat_taken', 'seat_freed'],
} as const satisfies Record<WebhookTarget, readonly string[]>;

export const WebhookKind = z.enum([...webhookKinds.seminar, ...webhookKinds.company]);
export type WebhookKind = z.output<typeof WebhookKind>;

/** For each seminar or company. */
export const mostWebhooks = 10;
/** In days. */
export const deliveriesKept = 30;
/** After this many failed deliveries in a row a webhook is switched off. */
export const failuresUntilOff = 5;
/** How long a replaced secret still signs in addition to the new one. */
export const oldSecretHours = 24;

const Kinds = z.array(WebhookKind).check(z.minLength(1), z.maxLength(10));
/** The server that receives the messages. */
const Address = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** The body of every message. It contains ids, and no text of any person. */
export const WebhookMessage = z.object({
  /** Stays the same when the message is sent again. */
  id: Id,
  kind: z.union([WebhookKind, z.literal('test')]),
  at: z.iso.datetime(),
  target: z.object({ type: WebhookTarget, id: Id }),
  /** `userId`, `elementId`, `submissionId`, `sessionId`, `certificateId`: the ids of this kind of message. */
  data: z.record(z.string(), z.string()),
});
export type WebhookMessage = z.output<typeof WebhookMessage>;

const InTarget = z.object({ targetId: Id });
const OfTarget = z.extend(InTarget, { id: Id });
const errors = ['access_denied', 'not_found', 'idempotency_mismatch'] as const;

export const webhookCommands = {
  /** For the owner of a seminar, or managers of a company. `secret` signs the messages; only this answer contains it. */
  MakeWebhook: {
    method: 'POST',
    path: '/api/Webhooks',
    body: z.object({ target: WebhookTarget, targetId: Id, url: Address, kinds: Kinds }),
    answer: z.object({ id: Id, secret: z.string() }),
    status: 201,
    errors: [...errors, 'invalid_input', 'too_many_webhooks'],
  },
  /** An absent field keeps its value. Failures from before a webhook was switched on again do not count. */
  ChangeWebhook: {
    method: 'PATCH',
    path: '/api/Webhooks/:targetId/:id',
    params: OfTarget,
    body: z.object({ url: z.optional(Address), kinds: z.optional(Kinds), isOn: z.optional(z.boolean()) }),
    answer: Nothing,
    status: 204,
    errors: [...errors, 'invalid_input'],
  },
  /** A new secret; only this answer contains it. The previous one also signs for a day, so no message is lost meanwhile. */
  RenewWebhookSecret: {
    method: 'POST',
    path: '/api/Webhooks/:targetId/:id/Secret',
    params: OfTarget,
    body: z.nullish(NoInput),
    answer: z.object({ secret: z.string(), oldUntil: z.iso.datetime() }),
    status: 201,
    errors,
  },
  DeleteWebhook: {
    method: 'DELETE',
    path: '/api/Webhooks/:targetId/:id',
    params: OfTarget,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors,
  },
  /** Sends a message of the kind `test`, even if the webhook is off. */
  TestWebhook: {
    method: 'POST',
    path: '/api/Webhooks/:targetId/:id/Test',
    params: OfTarget,
    body: z.nullish(NoInput),
    answer: z.object({ deliveryId: Id }),
    status: 202,
    errors,
  },
  /** Sends a message again, with the same content and id. */
  ResendDelivery: {
    method: 'POST',
    path: '/api/Webhooks/:targetId/Deliveries/:id/Resend',
    params: OfTarget,
    body: z.nullish(NoInput),
    answer: Nothing,
    status: 202,
    errors,
  },
} as const satisfies Record<string, CommandCall>;

/** The latest first. `offBecause`: null while it is on. */
export const webhookList = {
  method: 'GET',
  path: '/api/Webhooks/:targetId',
  name: 'webhook-list',
  params: InTarget,
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      url: z.string(),
      kinds: z.array(WebhookKind),
      offBecause: z.nullable(z.enum(['person', 'failures'])),
      madeAt: z.iso.datetime(),
    }),
  ),
  errors: ['not_found'],
} as const satisfies QueryCall;

/** Messages of the last 30 days, the latest first. */
export const deliveryList = {
  method: 'GET',
  path: '/api/Webhooks/:targetId/Deliveries',
  name: 'webhook-delivery-list',
  params: InTarget,
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50) }),
  answer: z.array(
    z.object({
      id: Id,
      webhookId: Id,
      kind: z.string(),
      state: z.enum(['waiting', 'delivered', 'failed']),
      attempts: z.int(),
      /** The status of the server's answer; null if none came. */
      status: z.nullable(z.int()),
      /** A code: `timeout`, `private_address`, `ECONNREFUSED`. */
      fault: z.nullable(z.string()),
      at: z.iso.datetime(),
      triedAt: z.iso.datetime(),
    }),
  ),
  errors: ['not_found'],
} as const satisfies QueryCall;
