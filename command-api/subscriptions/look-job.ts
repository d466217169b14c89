import type { JobKind } from '#domain/jobs.ts';
import type { NewJob } from '../queue.ts';

export const lookKind = 'subscription-look' satisfies JobKind;

/** Nobody's own: an erasure leaves it. */
const aboutCustomer = (customerId: string, why: string) => ({
  key: `${customerId} ${why}`,
  ownerId: 'subscriptions',
  priority: 40,
  maxAttempts: 6,
});

/** Once for each `why`: an event of ours, or an hour. */
export const lookJob = (customerId: string, why: string): NewJob => ({
  ...aboutCustomer(customerId, why),
  kind: lookKind,
  payload: { customerId },
});

/** Once for each event of the provider's. */
export const lookAfterWebhook = (customerId: string, webhook: string): NewJob => ({
  ...aboutCustomer(customerId, webhook),
  kind: lookKind,
  payload: { customerId, webhook },
});

/** Once for each event of ours. */
export const forgetJob = (customerId: string, why: string): NewJob => ({
  ...aboutCustomer(customerId, why),
  kind: 'subscription-forget',
  payload: { customerId },
});
