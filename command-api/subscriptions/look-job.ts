import type { NewJob } from '#infra/queue/queue.ts';

export const lookKind = 'subscription-look';
const priority = 40;

/** `webhook`: the provider's event that told of it. */
export type LookPayload = Readonly<{ customerId: string; webhook?: string }>;

/** Once for each `why`: an event of ours, or an hour. Nobody's own: an erasure leaves it. */
export const lookJob = (customerId: string, why: string): NewJob => jobOf({ customerId }, why);

/** Once for each event of the provider's. */
export const lookAfterWebhook = (customerId: string, webhook: string): NewJob =>
  jobOf({ customerId, webhook }, webhook);

const jobOf = (payload: LookPayload, why: string): NewJob => ({
  ...{ kind: lookKind, key: `${payload.customerId} ${why}`, ownerId: 'subscriptions', priority, maxAttempts: 6 },
  payload,
});
