/** What other areas may use of quotas here. */

export { type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
export { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
