/** `202611`: the month, in UTC, whose quota is used. */
export const quotaPeriodOf = (at: Date): string => at.toISOString().slice(0, 7).replace('-', '');

export const quotaStream = (userId: string, period: string) => `quota-${userId}_${period}` as const;
