/** Mono sound that is read on demand, so that memory does not grow with the length of a talk. */
export type PcmSource = Readonly<{
  /** Hz. */
  sampleRate: number;
  /** Samples in all. */
  length: number;
  /** The samples `from` (inclusive) to `to` (exclusive), -1..1. The array is read-only, and the next call overwrites it. */
  read(from: number, to: number): Float32Array;
}>;

export function pcmFromArray(samples: Float32Array, sampleRate: number): PcmSource {
  return { sampleRate, length: samples.length, read: (from, to) => samples.subarray(from, to) };
}
