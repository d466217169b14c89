import type { AnalysisClass } from '#domain/sessions/contract/report.ts';
import type { UserData } from '#domain/users/contract/person.ts';

type Quotas = UserData['quotas']['analysis'];

export const analysisClasses: readonly AnalysisClass[] = ['relaxed', 'fast'];

/** Analyses that are left this month; Infinity where there is no limit. */
export function quotaLeft(quotas: Quotas, analysisClass: AnalysisClass): number {
  const { limit, used } = quotas[analysisClass];
  return limit < 0 ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
}

/** The first class that something is left of. */
export const preferredClass = (quotas: Quotas): AnalysisClass =>
  analysisClasses.find((analysisClass) => quotaLeft(quotas, analysisClass) > 0) ?? 'relaxed';

/** Exhausted only when nothing is left of either. */
export const isExhausted = (quotas: Quotas): boolean =>
  analysisClasses.every((analysisClass) => quotaLeft(quotas, analysisClass) === 0);
