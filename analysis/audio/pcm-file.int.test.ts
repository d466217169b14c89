import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pcmFromFile } from './pcm-file.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pcm-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('reads a part of a file as samples from -1 to 1', async () => {
  const pcm = pcmFromFile(await fileOf([0, 16_384, -32_768, 32_767]), 16_000);
  expect(pcm).toMatchObject({ length: 4, sampleRate: 16_000 });
  expect([...pcm.read(1, 3)]).toEqual([0.5, -1]);
  expect([...pcm.read(3, 9)]).toEqual([Math.fround(32_767 / 32_768)]);
  pcm.close();
});

test('an empty file has no samples', async () => {
  const pcm = pcmFromFile(await fileOf([]), 16_000);
  expect(pcm.length).toBe(0);
  expect(pcm.read(0, 0)).toHaveLength(0);
  pcm.close();
});

test('a file that shrinks while it is read is an error, not silence', async () => {
  const file = await fileOf([1, 2, 3, 4]);
  const pcm = pcmFromFile(file, 16_000);
  await truncate(file, 4);
  expect(() => pcm.read(0, 4)).toThrow('ended before');
  pcm.close();
});

async function fileOf(integers: readonly number[]): Promise<string> {
  const file = path.join(directory, 'talk.s16le');
  await writeFile(file, new Uint8Array(Int16Array.from(integers).buffer));
  return file;
}
