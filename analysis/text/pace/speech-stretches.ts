import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { Session, Stretch } from '../words/silences.ts';

type Timed = Readonly<{ offset: number; duration: number }>;

/**
 * The time that rates per minute refer to: from the start of the first word to the end of the last, without pauses of 2 s and
 * longer, which are scored separately. Shorter gaps are included, as in published rates.
 */
export function speechStretches(words: readonly Timed[], { gaps }: Session): readonly Stretch[] {
  if (words.length === 0) return [];
  const first = words.reduce((least, { offset }) => Math.min(least, offset), Number.POSITIVE_INFINITY);
  const end = words.reduce((most, { offset, duration }) => Math.max(most, offset + duration), 0);
  const stretches: Stretch[] = [];
  let from = first;
  for (const pause of longPauses(gaps)) {
    if (pause.offset >= end) break;
    if (pause.offset > from) stretches.push({ offset: from, duration: pause.offset - from });
    from = Math.max(from, pause.offset + pause.duration);
  }
  if (end > from) stretches.push({ offset: from, duration: end - from });
  return stretches;
}

const longPauses = (gaps: readonly Stretch[]) =>
  gaps.filter(({ duration }) => duration >= speechNorms.pauseSeconds).sort((a, b) => a.offset - b.offset);

/** Seconds. */
export const totalDuration = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { duration }) => sum + duration, 0);
