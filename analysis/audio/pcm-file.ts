import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { PcmSource } from './pcm.ts';

const bytesPerSample = 2;
const scale = 1 / 32_768;

/** Raw signed 16-bit little-endian mono on disk. The caller has to call `close`. */
export function pcmFromFile(path: string, sampleRate: number): PcmSource & Readonly<{ close(): void }> {
  const file = openSync(path, 'r');
  const length = Math.floor(fstatSync(file).size / bytesPerSample);
  let scratch = Buffer.alloc(0);
  let decoded = new Float32Array(0);
  return {
    sampleRate,
    length,
    read(from, to) {
      const size = Math.max(0, Math.min(to, length) - from) * bytesPerSample;
      if (scratch.length < size) {
        scratch = Buffer.allocUnsafeSlow(size);
        decoded = new Float32Array(size / bytesPerSample);
      }
      const bytes = scratch.subarray(0, size);
      fill(file, bytes, from * bytesPerSample);
      return decode(bytes, decoded);
    },
    close: () => closeSync(file),
  };
}

/** @throws Error if the file has become shorter. */
function fill(file: number, bytes: Buffer, position: number) {
  for (let filled = 0; filled < bytes.length; ) {
    const count = readSync(file, bytes, filled, bytes.length - filled, position + filled);
    if (count === 0) throw new Error('The sound file ended before its length');
    filled += count;
  }
}

/** Decodes samples by a typed array, which is many times faster than `readInt16LE`. It assumes a little-endian machine. */
function decode(bytes: Buffer, into: Float32Array): Float32Array {
  const integers = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / bytesPerSample);
  for (let i = 0; i < integers.length; i++) into[i] = (integers[i] as number) * scale;
  return into.subarray(0, integers.length);
}
