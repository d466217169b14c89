import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const sampleRate = 16_000;

type Talk = Readonly<{
  seconds: number;
  /** When nobody speaks. */
  silences: readonly Readonly<{ from: number; to: number }>[];
}>;

/** A wav file (16 bit, mono) of something that measures like a voice: a moving pitch, syllables, and silence between. */
export async function spokenWav(name: string, talk: Talk): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-wav-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const file = path.join(directory, name);
  await writeFile(file, wavOf(voice(talk)));
  return file;
}

function voice({ seconds, silences }: Talk): Int16Array {
  let phase = 0;
  return Int16Array.from({ length: seconds * sampleRate }, (_, index) => {
    const second = index / sampleRate;
    const pitch = 140 + 30 * Math.sin(second * 2.1) + 12 * Math.sin(second * 5.3);
    phase += (2 * Math.PI * pitch) / sampleRate;
    const isSilent = silences.some(({ from, to }) => second >= from && second < to);
    const syllable = 0.25 + 0.75 * Math.abs(Math.sin(second * Math.PI * 2.2));
    const wave = [1, 2, 3, 4, 5].reduce((sum, harmonic) => sum + Math.sin(phase * harmonic) / harmonic, 0);
    return isSilent ? 0 : Math.round(wave * syllable * 3500);
  });
}

function wavOf(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
