import { rounded, type Series } from './measures.ts';
import { mean, standardDeviation } from './statistics.ts';
import { isMuchVoice, voicedIn } from './voiced.ts';

/** Seconds (Hincks 2005). */
const window = 10;

/**
 * Pitch dynamism quotient: standard deviation / mean of F0 in each window of 10 s, so that a slow drift of the voice does not count
 * as liveliness (Hincks 2005, System 33(4); the name is from Hincks & Edlund 2009). Null with less than a second of voice. The
 * windows begin at `spoken.from`; a rest of 5 s or more is a window too.
 */
export function pitchDynamism({ t0, dt, values }: Series, spoken: Span = everything): Series {
  const length = Math.round(window / dt);
  const first = Math.max(0, Math.ceil((spoken.from - t0) / dt));
  const frames = Math.min(values.length, Math.ceil((spoken.to - t0) / dt)) - first;
  const quotients = Array.from({ length: Math.max(0, Math.round(frames / length)) }, (_, i) => {
    const voiced = voicedIn(values.slice(first + i * length, first + (i + 1) * length));
    return isMuchVoice(voiced, dt) ? quotientOf(voiced) : null;
  });
  return { t0: rounded(t0 + (first + (length - 1) / 2) * dt, 3), dt: window, values: quotients };
}

/** Seconds. */
type Span = Readonly<{ from: number; to: number }>;
const everything: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

function quotientOf(voiced: readonly number[]): number | null {
  const average = mean(voiced);
  const deviation = standardDeviation(voiced);
  return average === null || deviation === null ? null : rounded(deviation / average, 4);
}
