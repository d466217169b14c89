import { giveWay } from '../blocks.ts';
import type { Pause, Series } from '../measures.ts';
import type { PcmSource } from '../pcm.ts';
import { hopPowers } from '../scan/hop-powers.ts';
import type { SoundCells } from '../scan/scan-sound.ts';
import { percentile } from '../statistics.ts';
import { colourAt, distance } from './spectrum.ts';

/** Minimum seconds of a held sound. It is rare in fluent speech; filled pauses last 0.2 s and more (Shriberg 2001). */
const leastHeld = 0.2;
/** Maximum semitones between the lowest and the highest pitch of a held sound. */
const mostGlide = 3;
/** Maximum change of the spectrum within 50 ms, in dB: held vowels stay below 3, words exceed 7. */
const mostChange = 4.5;
const changeFrames = 5;
/** Seconds: minimum silence beside a held sound, and its maximum distance before and after. The m of "um" may lie between. */
const leastGap = 0.08;
const nearBefore = 0.05;
const nearAfter = 0.2;
/** dB. Silence is at least `belowSpeech` below the loud parts of speech, or at most `aboveNoise` above the noise of the room. */
const belowSpeech = 25;
const aboveNoise = 4;
/** Maximum unvoiced frames inside a voiced run. */
const mostUnvoiced = 2;

type Session = Readonly<{ sound: PcmSource; pitch: Series; cells: SoundCells }>;
/** Frames of the pitch, both inclusive. */
type Run = Readonly<{ from: number; to: number }>;

/** Finds "uh" and "um" in any language: voiced sounds next to silence, with constant pitch and spectrum for at least 0.2 s. */
export async function findHesitations(
  { sound, pitch, cells }: Session,
  signal?: AbortSignal,
): Promise<readonly Pause[]> {
  const isBesideGap = gapFinder(cells);
  const found: Pause[] = [];
  for (const run of levelRuns(pitch)) {
    const held = longestHeld(run, { sound, pitch });
    if (!held) continue;
    const [from, to] = [timeOf(held.from, pitch), timeOf(held.to, pitch)];
    if (isBesideGap(from, to)) found.push({ offset: milliseconds(from), duration: milliseconds(to - from) });
    if (found.length % 20 === 0) await giveWay(signal);
  }
  return found;
}

const timeOf = (frame: number, { t0, dt }: Series) => t0 + frame * dt;

/** Voiced runs of at least 0.2 s whose pitch stays within `mostGlide`. */
function levelRuns({ values, dt }: Series): readonly Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < values.length; ) {
    const to = endOfLevel(values, from);
    if ((to - from) * dt >= leastHeld) runs.push({ from, to });
    from = to + 1;
  }
  return runs;
}

function endOfLevel(values: Series['values'], from: number): number {
  const first = values[from];
  if (first === null || first === undefined) return from;
  let [last, low, high] = [from, first, first];
  for (let i = from + 1; i - last <= mostUnvoiced + 1 && i < values.length; i++) {
    const value = values[i];
    if (value === null || value === undefined) continue;
    [low, high] = [Math.min(low, value), Math.max(high, value)];
    if (12 * Math.log2(high / low) > mostGlide) break;
    last = i;
  }
  return last;
}

/** The longest part of a run with a constant spectrum; undefined if it is shorter than 0.2 s. */
function longestHeld({ from, to }: Run, { sound, pitch }: Pick<Session, 'sound' | 'pitch'>): Run | undefined {
  const start = Math.max(0, Math.round((timeOf(from, pitch) - 0.05) * sound.sampleRate));
  const samples = sound.read(start, Math.min(sound.length, Math.round((timeOf(to, pitch) + 0.05) * sound.sampleRate)));
  const centre = (frame: number) => Math.round(timeOf(frame, pitch) * sound.sampleRate) - start;
  const colours = Array.from({ length: to - from + 1 }, (_, i) =>
    colourAt(samples, centre(from + i), sound.sampleRate),
  );
  let best = { from: 0, to: -1 };
  let begin = 0;
  for (let i = changeFrames; i < colours.length; i++) {
    const change = distance(colours[i] as Float64Array, colours[i - changeFrames] as Float64Array);
    if (change > mostChange) begin = i;
    else if (i - begin > best.to - best.from) best = { from: begin, to: i };
  }
  return (best.to - best.from) * pitch.dt >= leastHeld ? { from: from + best.from, to: from + best.to } : undefined;
}

/** Returns a function that tells whether there is silence directly before a stretch, or soon after it (times in seconds). */
function gapFinder(cells: SoundCells) {
  const { hop, powers } = hopPowers(cells);
  const levels = Array.from(powers, (power) => 10 * Math.log10(power + 1e-10));
  const [noise = -100, speech = 0] = [percentile(levels, 0.1) ?? -100, percentile(levels, 0.95) ?? 0];
  const limit = Math.max(speech - belowSpeech, Math.min(noise + aboveNoise, speech - 8));
  const least = Math.round(leastGap / hop);
  const isSilent = (at: number) => at < 0 || (levels[at] ?? -100) < limit;
  const silentFor = (at: number, step: number) => {
    let count = 0;
    while (count < least && isSilent(at + count * step)) count += 1;
    return count === least;
  };
  const within = (from: number, reach: number, step: number) =>
    Array.from({ length: Math.round(reach / hop) + 1 }, (_, i) => from + i * step).some((at) => silentFor(at, step));
  return (from: number, to: number) =>
    within(Math.floor(from / hop) - 1, nearBefore, -1) || within(Math.ceil(to / hop) + 1, nearAfter, 1);
}

const milliseconds = (seconds: number) => Math.round(seconds * 1_000) / 1_000;
