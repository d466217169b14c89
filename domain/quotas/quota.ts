/** `202611`: the month (UTC) of the quota. */
export const quotaPeriodOf = (at: Date): string => at.toISOString().slice(0, 7).replace('-', '');

export const quotaStream = (userId: string, period: string) => `quota-${userId}_${period}` as const;
