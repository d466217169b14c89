import { setImmediate } from 'node:timers/promises';
import type { PcmSource } from './pcm.ts';

const secondsPerTurn = 5;

/**
 * Visits the sound in blocks of `length` samples; the last one may be shorter.
 * Yields to other work every five seconds of sound (some milliseconds of computing).
 */
export async function forEachBlock(
  { pcm, length, signal }: Readonly<{ pcm: PcmSource; length: number; signal?: AbortSignal | undefined }>,
  visit: (block: Float32Array, index: number) => void,
): Promise<void> {
  const blocksPerTurn = Math.ceil((secondsPerTurn * pcm.sampleRate) / length);
  for (let from = 0, index = 0; from < pcm.length; from += blocksPerTurn * length) {
    await giveWay(signal);
    const samples = pcm.read(from, Math.min(pcm.length, from + blocksPerTurn * length));
    for (let start = 0; start < samples.length; start += length) {
      visit(samples.subarray(start, start + length), index++);
    }
  }
}

/** Gives the event loop a turn, so that the process can answer requests. Rejects with the signal's reason once it is aborted. */
export async function giveWay(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}
