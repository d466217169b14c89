/** The exports of quotas for other areas. */

export { type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
export { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
