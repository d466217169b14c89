import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { measureAudio } from '../measure-audio.ts';
import { pcmFromFile } from '../pcm-file.ts';
import { sampleRate, samplesOf } from '../reference/reference-sessions.ts';
import { measuringThreads } from './measuring-threads.ts';

const threads = measuringThreads();
afterAll(threads.close);

test('a thread gives the same measures as the main thread, each time', async () => {
  const file = await fileOf(await samplesOf('a02_en_f2.clean'));
  const pcm = pcmFromFile(file, sampleRate);
  const here = await measureAudio(pcm);
  pcm.close();
  expect(await threads.measure({ file, sampleRate })).toEqual(here);
  expect(await threads.measure({ file, sampleRate })).toEqual(here);
});

test('aborts a measurement at once, and measures the next talk', async () => {
  const file = await fileOf(await samplesOf('e02_en_kal.clean'));
  const stop = new AbortController();
  const given = expect(threads.measure({ file, sampleRate }, stop.signal)).rejects.toThrow('cancelled');
  stop.abort(new Error('cancelled'));
  await given;
  expect((await threads.measure({ file, sampleRate })).duration).toBe(60);
});

test('fails for a missing file, and measures the next talk', async () => {
  await expect(threads.measure({ file: '/nowhere', sampleRate })).rejects.toThrow('ENOENT');
  const file = await fileOf(new Float32Array(sampleRate));
  expect((await threads.measure({ file, sampleRate })).duration).toBe(1);
});

test('the main thread stays free while another thread measures, and is busy while it measures itself', async () => {
  const file = await fileOf(await samplesOf('e02_en_kal.clean'));
  const pcm = pcmFromFile(file, sampleRate);
  const here = await turnsDuring(measureAudio(pcm));
  pcm.close();
  expect(await turnsDuring(threads.measure({ file, sampleRate }))).toBeGreaterThan(20 * here);
});

/** How many turns the event loop of this thread takes until the work is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  while (!done) {
    await setImmediate();
    turns++;
  }
  await finished;
  return turns;
}

async function fileOf(samples: Float32Array): Promise<string> {
  const file = path.join(await testDirectory(), 'talk.s16le');
  await writeFile(file, new Uint8Array(Int16Array.from(samples, (sample) => Math.round(sample * 32_767)).buffer));
  return file;
}
