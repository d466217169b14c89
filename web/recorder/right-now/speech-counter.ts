import { speechNorms } from '#domain/sessions/contract/norms.ts';

/** Seconds of one frame. */
const frameSeconds = 0.01;
/** Seconds over which the pace is counted. */
const reach = 10;
/** Seconds of speech within `reach` that are needed for a pace. */
const leastSpeech = 2;
/** dB that the intensity falls between two syllables (de Jong & Wempe 2009). */
const leastDip = 2;
/** Sound this far above the quietest moment of the last seconds is speech. dB. */
const aboveFloor = 10;
/** Sound below this is no speech. dBFS. */
const silence = -60;
/** Shorter rests belong to speech. Seconds. */
const shortestGap = 0.3;
/** Frames on each side of the smoothed one; together 70 ms. */
const smoothing = 3;

export type RightNow = Readonly<{
  /** Syllables per second of speech; null while nobody has spoken long enough. */
  pace: number | null;
  /** Seconds since the last pause ended, or since speech began; null in a pause and before the first word. */
  sincePause: number | null;
}>;

/**
 * Counts syllables during speech: peaks of intensity between dips, as the later analysis does. It ignores pitch and words, so its figure is
 * only a guide and never stored.
 */
export function speechCounter() {
  const window: number[] = [];
  /** Smoothed frames of the last `reach` seconds. */
  const recent: Readonly<{ level: number; speaks: boolean }>[] = [];
  const syllables: number[] = [];
  let [frame, isRising, top, bottom] = [0, true, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [lastSpeech, begunAt] = [Number.NEGATIVE_INFINITY, undefined as number | undefined];

  function hear(power: number): void {
    window.push(power);
    if (window.length <= 2 * smoothing) return;
    const level = 10 * Math.log10(window.reduce((sum, each) => sum + each, 0) / window.length + 1e-10);
    window.shift();
    frame += 1;
    const floor = recent.reduce((least, each) => Math.min(least, each.level), level);
    const speaks = level > Math.max(silence, floor + aboveFloor);
    recent.push({ level, speaks });
    if (recent.length > reach / frameSeconds) recent.shift();
    if (speaks) hearSpeech();
    countPeak(level, speaks);
    while ((syllables[0] ?? frame) < frame - reach / frameSeconds) syllables.shift();
  }

  function hearSpeech(): void {
    if (begunAt === undefined || seconds(frame - lastSpeech) >= speechNorms.pauseSeconds) begunAt = frame;
    lastSpeech = frame;
  }

  function countPeak(level: number, speaks: boolean): void {
    if (isRising) {
      top = Math.max(top, level);
      if (top - level <= leastDip) return;
      if (speaks || seconds(frame - lastSpeech) < shortestGap) syllables.push(frame);
      [isRising, bottom] = [false, level];
      return;
    }
    bottom = Math.min(bottom, level);
    if (level - bottom > leastDip) [isRising, top] = [true, level];
  }

  return {
    /** Adds frames by their power, the mean square of the samples. */
    hear: (powers: readonly number[]): void => powers.forEach(hear),
    now(): RightNow {
      const spoken = seconds(spokenFrames(recent));
      const rests = seconds(frame - lastSpeech) >= speechNorms.pauseSeconds;
      return {
        pace: spoken < leastSpeech ? null : syllables.length / spoken,
        sincePause: begunAt === undefined || rests ? null : seconds(frame - begunAt),
      };
    },
  };
}

const seconds = (frames: number): number => frames * frameSeconds;

/** Number of frames of speech, including short rests. */
function spokenFrames(recent: readonly Readonly<{ speaks: boolean }>[]): number {
  let [spoken, rest] = [0, 0];
  for (const { speaks } of recent) {
    rest = speaks ? 0 : rest + 1;
    if (seconds(rest) < shortestGap) spoken += 1;
  }
  return spoken;
}

/** The power of each whole frame in the samples. */
export function framesOf(samples: Float32Array, sampleRate: number): readonly number[] {
  const length = Math.round(sampleRate * frameSeconds);
  const powers: number[] = [];
  for (let at = 0; at + length <= samples.length; at += length) {
    let squares = 0;
    for (let index = at; index < at + length; index++) squares += (samples[index] ?? 0) ** 2;
    powers.push(squares / length);
  }
  return powers;
}
