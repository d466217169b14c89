import type { NewJob } from '#infra/queue/queue.ts';

export const lookKind = 'subscription-look';
const priority = 40;

export type LookPayload = Readonly<{ customerId: string }>;

/** Once for each `why`: an event of ours or of the provider's, or an hour. Nobody's own: an erasure leaves it. */
export const lookJob = (customerId: string, why: string): NewJob => ({
  ...{ kind: lookKind, key: `${customerId} ${why}`, ownerId: 'subscriptions', priority, maxAttempts: 6 },
  payload: { customerId } satisfies LookPayload,
});
