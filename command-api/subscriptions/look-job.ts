import type { JobKind } from '#domain/jobs.ts';
import type { NewJob } from '../queue.ts';

export const lookKind = 'subscription-look' satisfies JobKind;

/** Not owned by the person, so an erasure keeps it. */
const aboutCustomer = (customerId: string, why: string) => ({
  key: `${customerId} ${why}`,
  ownerId: 'subscriptions',
  priority: 40,
  maxAttempts: 6,
});

/** One job for each `why`: an event of ours, or an hourly run. */
export const lookJob = (customerId: string, why: string): NewJob => ({
  ...aboutCustomer(customerId, why),
  kind: lookKind,
  payload: { customerId },
});

/** One job for each event of the provider. */
export const lookAfterWebhook = (customerId: string, webhook: string): NewJob => ({
  ...aboutCustomer(customerId, webhook),
  kind: lookKind,
  payload: { customerId, webhook },
});

/** One job for each event of ours. */
export const forgetJob = (customerId: string, why: string): NewJob => ({
  ...aboutCustomer(customerId, why),
  kind: 'subscription-forget',
  payload: { customerId },
});
