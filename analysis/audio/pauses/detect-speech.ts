import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { giveWay } from '../blocks.ts';
import { type Pause, rounded } from '../measures.ts';
import { hopPowers } from '../scan/hop-powers.ts';
import type { SoundCells } from '../scan/scan-sound.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import { type Run, speechRuns } from './speech-runs.ts';
import { thresholdsOf } from './thresholds.ts';

export type Speech = Readonly<{
  /** Every gap of 0.25 s or longer, including those before the first and after the last word. */
  pauses: readonly Pause[];
  /** Seconds outside of the gaps; 0 if nobody spoke. */
  speechTime: number;
}>;

/**
 * Voice activity detection: energy in the speech band, with hysteresis between two thresholds that adapt to the noise. A steady
 * tone or noise does not count as speech.
 */
export async function detectSpeech(cells: SoundCells, signal?: AbortSignal): Promise<Speech> {
  const envelope = await envelopeOf(hopPowers(cells), signal);
  const thresholds = await thresholdsOf(envelope, signal);
  const runs = speechRuns(envelope, thresholds);
  await giveWay(signal);
  const duration = cells.length / cells.sampleRate;
  const pauses = gapsBetween(runs, envelope, duration);
  const silence = pauses.reduce((sum, pause) => sum + pause.duration, 0);
  return { pauses, speechTime: runs.length === 0 ? 0 : rounded(Math.max(0, duration - silence), 3) };
}

function gapsBetween(runs: readonly Run[], { t0, hop }: Envelope, duration: number): readonly Pause[] {
  const boundary = (frame: number) => Math.min(duration, t0 + (frame - 0.5) * hop);
  const gaps: Pause[] = [];
  let silentFrom = 0;
  for (const { from, to } of runs) {
    addGap(gaps, silentFrom, boundary(from));
    silentFrom = Math.max(silentFrom, boundary(to));
  }
  addGap(gaps, silentFrom, duration);
  return gaps;
}

function addGap(gaps: Pause[], start: number, end: number) {
  const offset = rounded(start, 3);
  const duration = rounded(rounded(end, 3) - offset, 3);
  if (duration >= speechNorms.storedGapSeconds) gaps.push({ offset, duration });
}
