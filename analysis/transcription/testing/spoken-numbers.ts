import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { pcmRate } from '#infra/media/decode.ts';
import type { Gap, SpokenSession } from '../transcriber.ts';

/** A word of a synthetic talk. Every sample of its sound is its number, so test servers recognise exactly what they were sent. */
export type SpokenNumber = Gap & Readonly<{ number: number }>;

/** The numbers heard in raw sound, in seconds from its start. */
export function hearNumbers(pcm: Buffer): readonly SpokenNumber[] {
  const samples = new Int16Array(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + (pcm.length & ~1)));
  const heard: SpokenNumber[] = [];
  for (let start = 0; start < samples.length; ) {
    const number = samples[start] as number;
    let end = start + 1;
    while (end < samples.length && samples[end] === number) end++;
    if (number > 0) heard.push({ number, offset: start / pcmRate, duration: (end - start) / pcmRate });
    start = end;
  }
  return heard;
}

/** Writes a talk to a sparse file; time without a word is silence. Pauses are gaps of 0.25 s or more around words. */
export async function recordNumbers(words: readonly SpokenNumber[], duration: number): Promise<SpokenSession> {
  const pcmFile = path.join(await testDirectory(), 'talk.pcm');
  const file = await open(pcmFile, 'w');
  await file.truncate(Math.round(duration * pcmRate) * 2);
  for (const { number, offset, duration: length } of words) {
    const sound = new Int16Array(Math.round(length * pcmRate)).fill(number);
    await file.write(new Uint8Array(sound.buffer), 0, sound.byteLength, Math.round(offset * pcmRate) * 2);
  }
  await file.close();
  return { pcmFile, duration, locale: 'de', pauses: pausesBetween(words, duration) };
}

function pausesBetween(words: readonly SpokenNumber[], duration: number): readonly Gap[] {
  const ends = [0, ...words.map((word) => word.offset + word.duration)];
  const starts = [...words.map(({ offset }) => offset), duration];
  return ends
    .map((end, index) => ({ offset: end, duration: (starts[index] as number) - end }))
    .filter((gap) => gap.duration >= 0.25);
}

type Pace = Readonly<{ count: number; length: number; every: number; from?: number }>;

/** Numbers from 1 on: each `length` s long, one `every` s. */
export function countUp({ count, length, every, from = 0 }: Pace): readonly SpokenNumber[] {
  return Array.from({ length: count }, (_, i) => ({ number: i + 1, offset: from + i * every, duration: length }));
}

export const nameOf = ({ number }: Pick<SpokenNumber, 'number'>) => `Wort${number}`;

type Timed = Readonly<{ text: string }> & Gap;

/** Expects every spoken word once, in order, with times that differ by at most 10 ms. */
export function expectHeard(words: readonly Timed[], spoken: readonly SpokenNumber[]): void {
  expect(words.map(({ text }) => text.replace(/[.,]$/, ''))).toEqual(spoken.map(nameOf));
  for (const [index, { offset, duration }] of spoken.entries()) {
    const word = words[index];
    if (Math.abs((word?.offset ?? -1) - offset) > 0.01 || Math.abs((word?.duration ?? -1) - duration) > 0.01) {
      expect(word).toEqual({ ...spoken[index], offset, duration });
    }
  }
}
