import { open } from 'node:fs/promises';
import { pcmRate } from '#infra/media/decode.ts';

const bytesPerSample = 2;

/** A stretch of a talk, in seconds. */
export type Stretch = Readonly<{ from: number; to: number }>;

/** The bytes of a stretch of a raw file (16 bit, 16 kHz, mono); fewer where the file ends before. */
export async function readPcm(file: string, { from, to }: Stretch): Promise<Buffer> {
  const [start, end] = [byteAt(from), byteAt(to)];
  const handle = await open(file, 'r');
  try {
    const bytes = Buffer.allocUnsafeSlow(Math.max(0, end - start));
    let filled = 0;
    while (filled < bytes.length) {
      const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return bytes.subarray(0, filled - (filled % bytesPerSample));
  } finally {
    await handle.close();
  }
}

const byteAt = (seconds: number) => Math.max(0, Math.round(seconds * pcmRate)) * bytesPerSample;
