import { asShown, goodScore } from './measures.ts';
import { scoreEnds } from './norms.ts';
import type { Series } from './series.ts';

type Stretch = Readonly<{ offset: number; duration: number }>;

const best = 10;

/** Scores ten seconds of a voice by the lower side of the pitch curve: 10 if they are lively enough, 0 on a single note. */
export function livelinessScore(variation: number, least: number): number {
  const end = scoreEnds.pitchVariation.from;
  return best * Math.min(1, Math.max(0, (variation - end) / (least - end)));
}

/**
 * Stretches with a monotone voice: windows (10 s) whose liveliness alone would be neither good nor nearly good.
 * Neighbours are merged. `least` is the lower end of the good range of the part `pitch`. Seconds, within the talk.
 */
export function monotoneStretches(
  { t0, dt, values }: Series,
  { least, duration }: Readonly<{ least: number; duration: number }>,
): readonly Stretch[] {
  const stretches: { from: number; to: number }[] = [];
  values.forEach((value, window) => {
    if (value === null || asShown('score', livelinessScore(value, least)) >= goodScore) return;
    const from = Math.max(0, t0 + (window - 0.5) * dt);
    const to = Math.min(duration, t0 + (window + 0.5) * dt);
    const last = stretches.at(-1);
    if (last && from - last.to < dt / 2) last.to = to;
    else stretches.push({ from, to });
  });
  return stretches.map(({ from, to }) => ({ offset: toMilliseconds(from), duration: toMilliseconds(to - from) }));
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000) / 1_000;
