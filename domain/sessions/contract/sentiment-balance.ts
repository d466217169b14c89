import type { TextSummary } from './text-report.ts';

/**
 * Percent, to one decimal: 0 is wholly negative, 100 wholly positive. A neutral talk and one that has as much of either are
 * at 50, so that plain information is not punished. It grows with every positive and falls with every negative share. Null
 * where no sentence was looked at.
 */
export function sentimentBalance({ positive, negative }: Pick<TextSummary, 'positive' | 'negative'>): number | null {
  if (positive === null || negative === null) return null;
  return Math.round(10 * (50 + 50 * (positive - negative))) / 10;
}
