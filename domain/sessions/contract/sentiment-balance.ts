import type { TextSummary } from './text-report.ts';

/**
 * Percent, to one decimal: 0 is wholly negative, 100 wholly positive. A neutral talk and a balanced one are both
 * at 50, so plain information is not punished. It grows with the positive share and falls with the negative one. Null
 * if no sentence was examined.
 */
export function sentimentBalance({ positive, negative }: Pick<TextSummary, 'positive' | 'negative'>): number | null {
  if (positive === null || negative === null) return null;
  return Math.round(10 * (50 + 50 * (positive - negative))) / 10;
}
