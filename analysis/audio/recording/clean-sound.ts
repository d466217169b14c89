import type { PcmSource } from '../pcm.ts';

/** Hz: corner of the high-pass that removes an offset and rumble; below any voice. */
const lowest = 30;
/** Hz of mains hum in Europe and in America. `narrowness`: quality factor of the notch, so that voices (75 Hz and up) stay. */
const mains = [50, 60] as const;
const narrowness = 8;
/** Seconds until the effect of the filters' initial state is gone. */
const settling = 0.3;

type Stage = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/**
 * Returns a filter that removes an offset, rumble below 30 Hz and mains hum. It keeps its state, so it must get the blocks of a
 * sound in order.
 */
export function soundCleaner(sampleRate: number): (samples: Float32Array) => Float32Array {
  const stages = [highPass(lowest, sampleRate), ...mains.map((hertz) => notch(hertz, sampleRate))];
  let memories: [number, number][] | undefined;
  const through = (samples: Float32Array, from: [number, number][]) =>
    stages.reduce((cleaned, stage, i) => filtered(cleaned, stage, from[i] as [number, number]), samples);
  return (samples) => {
    if (memories === undefined) {
      const before = turnedBack(samples.subarray(0, Math.round(settling * sampleRate)));
      memories = settledAt(stages, before[0] ?? 0);
      through(before, memories);
    }
    return through(samples, memories);
  };
}

/** The cleaned sound for reads in any order: each read filters some sound before it to settle the filter. */
export function cleanSound(pcm: PcmSource): PcmSource {
  const before = Math.round(settling * pcm.sampleRate);
  return {
    ...pcm,
    read(from, to) {
      const start = Math.max(0, from - before);
      return soundCleaner(pcm.sampleRate)(pcm.read(start, to)).subarray(from - start);
    },
  };
}

/** The sound's beginning, reversed in time and inverted around its mean. It runs through the filter first, to settle it. */
function turnedBack(samples: Float32Array): Float32Array {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, samples.length);
  return samples.map((_, i) => 2 * mean - (samples[samples.length - 1 - i] as number));
}

/** One biquad filter in transposed direct form II; `memory` keeps its state between calls. */
function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Stage, memory: [number, number]): Float32Array {
  let [s1, s2] = memory;
  const into = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    into[i] = y;
  }
  // A fading sound produces denormal numbers, which processors handle slowly.
  memory[0] = Math.abs(s1) < 1e-30 ? 0 : s1;
  memory[1] = Math.abs(s2) < 1e-30 ? 0 : s2;
  return into;
}

/** The state of each filter after a long constant input of `first`, so that an offset causes no click at the start. */
function settledAt(stages: readonly Stage[], first: number): [number, number][] {
  let level = first;
  return stages.map(([b0, b1, b2, a1, a2]) => {
    const out = (level * (b0 + b1 + b2)) / (1 + a1 + a2);
    const memory: [number, number] = [out - b0 * level, b2 * level - a2 * out];
    level = out;
    return memory;
  });
}

/** A Butterworth high-pass (R. Bristow-Johnson, Audio EQ Cookbook). */
function highPass(hertz: number, sampleRate: number): Stage {
  const { cosine, alpha } = angleOf(hertz, sampleRate, Math.SQRT1_2);
  const side = (1 + cosine) / 2;
  return normalised([side, -2 * side, side], cosine, alpha);
}

function notch(hertz: number, sampleRate: number): Stage {
  const { cosine, alpha } = angleOf(hertz, sampleRate, narrowness);
  return normalised([1, -2 * cosine, 1], cosine, alpha);
}

function angleOf(hertz: number, sampleRate: number, quality: number) {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * quality) };
}

function normalised([b0, b1, b2]: readonly [number, number, number], cosine: number, alpha: number): Stage {
  const a0 = 1 + alpha;
  return [b0 / a0, b1 / a0, b2 / a0, (-2 * cosine) / a0, (1 - alpha) / a0];
}
