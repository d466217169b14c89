import type { Series } from '../measures.ts';
import { percentile } from '../statistics.ts';

const lowest = 0.75;
const highest = 1.5;

/**
 * Removes pitch values outside of the speaker's range: 0.75 × the first quartile to 1.5 × the third quartile of F0 (De Looze &
 * Hirst 2008, Speech Prosody 4). Outside of it, the tracker mistook a harmonic or noise for the voice; one such frame in a
 * hundred can double the standard deviation.
 */
export function withinSpeakersRange({ values, ...grid }: Series): Series {
  const voiced = values.filter((value) => value !== null);
  const from = lowest * (percentile(voiced, 0.25) ?? 0);
  const to = highest * (percentile(voiced, 0.75) ?? 0);
  return { ...grid, values: values.map((value) => (value !== null && value >= from && value <= to ? value : null)) };
}
