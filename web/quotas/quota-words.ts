import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserData } from '#domain/users/contract/person.ts';

export type Quotas = UserData['quotas'];
export type QuotaKind = keyof Quotas;
export type QuotaClass = keyof Quotas[QuotaKind];
export type Quota = Quotas[QuotaKind][QuotaClass];

export const kindWords: Readonly<Record<QuotaKind, MessageDescriptor>> = {
  analysis: msg`Analysen`,
  ai_feedback: msg`Rückmeldungen vom Coach`,
  live_transcription: msg`Live-Worte`,
};

export const classWords: Readonly<Record<QuotaClass, MessageDescriptor>> = {
  fast: msg`Schnell`,
  relaxed: msg`In Ruhe`,
};

export const kinds = Object.keys(kindWords) as readonly QuotaKind[];
export const classes = Object.keys(classWords) as readonly QuotaClass[];

const unlimited = -1;
export const isUnlimited = ({ limit }: Quota): boolean => limit === unlimited;

/** Both classes as one sum; `limit` is null if one of them is unlimited. */
export function quotaTotal({ fast, relaxed }: Quotas[QuotaKind]): Readonly<{ used: number; limit: number | null }> {
  const none = isUnlimited(fast) || isUnlimited(relaxed);
  return { used: fast.used + relaxed.used, limit: none ? null : fast.limit + relaxed.limit };
}

/** Whether nothing is left in both classes. */
export function isExhausted(quota: Quotas[QuotaKind]): boolean {
  const { used, limit } = quotaTotal(quota);
  return limit !== null && used >= limit;
}

/** The first moment of the next month in UTC, when quotas start again. */
export function nextMonth(now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
}
