import type { AnalysisClass } from '#domain/sessions/contract/report.ts';
import type { UserData } from '#domain/users/contract/person.ts';

type Quotas = UserData['quotas']['analysis'];

export const analysisClasses: readonly AnalysisClass[] = ['relaxed', 'fast'];

/** Remaining analyses this month; Infinity without a limit. */
export function quotaLeft(quotas: Quotas, analysisClass: AnalysisClass): number {
  const { limit, used } = quotas[analysisClass];
  return limit < 0 ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
}

/** The first class with something left. */
export const preferredClass = (quotas: Quotas): AnalysisClass =>
  analysisClasses.find((analysisClass) => quotaLeft(quotas, analysisClass) > 0) ?? 'relaxed';

/** Whether both classes are used up. */
export const isExhausted = (quotas: Quotas): boolean =>
  analysisClasses.every((analysisClass) => quotaLeft(quotas, analysisClass) === 0);
