import { expect, test } from 'vitest';
import type { HeardWord } from '#domain/sessions/contract/live.ts';
import { hearNumbers } from '../../transcription/testing/spoken-numbers.ts';
import type { Heard } from '../live-engine.ts';
import { windowListener } from './window-listener.ts';

const chunk = 1_600;
/** A word of 0.3 s. Its sound is louder than silence and identifies the word. */
const wordOf = (number: number) => new Int16Array(3 * chunk).fill(number * 1_000);
const silence = (seconds: number) => new Int16Array(Math.round(seconds * 16_000));

const named = (pcm: Buffer): readonly HeardWord[] =>
  hearNumbers(pcm).map(({ number, offset, duration }) => ({ text: `wort${number / 1_000}`, offset, duration }));

test('a word is a guess first, and certain once it is heard twice', async () => {
  const { say, heard } = listening(async (pcm) => named(pcm));
  await say(wordOf(1), wordOf(2), wordOf(3));
  expect(heard.map(({ guess }) => guess)).toEqual(['wort1 wort2']);
  await say(wordOf(4));
  expect(heard[1]).toMatchObject({ guess: 'wort3 wort4', endsPhrase: false });
  expect(heard[1]?.words.map(({ text }) => text)).toEqual(['wort1', 'wort2']);
});

test('a pause makes the whole phrase certain, with its times, and sends it once', async () => {
  const { say, heard, finish } = listening(async (pcm) => named(pcm));
  await say(wordOf(1), wordOf(2), silence(0.8), silence(2), wordOf(3));
  await finish();
  expect(heard.filter(({ endsPhrase }) => endsPhrase)).toHaveLength(2);
  expect(heard.at(-1)?.guess).toBe('');
  const words = heard.flatMap((each) => each.words);
  expect(words.map(({ text }) => text)).toEqual(['wort1', 'wort2', 'wort3']);
  expect(words.map(({ offset }) => Math.round(offset * 10) / 10)).toEqual([0, 0.3, 3.4]);
});

test('transcribes speech without pauses completely, in windows that the engine can handle', async () => {
  const lengths: number[] = [];
  const { say, heard, finish } = listening(async (pcm) => {
    lengths.push(pcm.length / 32_000);
    return named(pcm);
  });
  const numbers = Array.from({ length: 30 }, (_, i) => i + 1);
  for (let round = 0; round < 5; round++) await say(...numbers.map(wordOf));
  await finish();
  const said = heard.flatMap(({ words }) => words.map(({ text }) => text));
  expect(said).toHaveLength(150);
  expect(said.slice(0, 31)).toEqual([...numbers, 1].map((number) => `wort${number}`));
  expect(Math.max(...lengths)).toBeLessThan(29);
});

test('a word that the engine takes back was never certain', async () => {
  let looks = 0;
  const { say, heard, finish } = listening(async (pcm) => {
    looks += 1;
    return looks === 1 ? [{ text: 'ganz', offset: 0, duration: 0.3 }] : named(pcm);
  });
  await say(wordOf(1), wordOf(2), wordOf(3), wordOf(4), silence(1));
  await finish();
  expect(heard.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['wort1', 'wort2', 'wort3', 'wort4']);
});

test('sends no silence to the engine', async () => {
  let looks = 0;
  const { say, finish } = listening(async () => {
    looks += 1;
    return [];
  });
  await say(silence(20));
  await finish();
  expect(looks).toBe(0);
});

test('reports a failing engine once, and does not call it again', async () => {
  const { say, failures, finish } = listening(() => Promise.reject(new Error('it broke')));
  await say(wordOf(1), wordOf(2), wordOf(3), wordOf(4), wordOf(5));
  await finish();
  expect(failures()).toBe(1);
});

/** Sends sound in pieces of a tenth of a second. Each transcription ends before the next piece. */
function listening(hear: (pcm: Buffer) => Promise<readonly HeardWord[]>) {
  const heard: Heard[] = [];
  let failures = 0;
  const ear = windowListener({
    hear,
    every: 0.6,
    onHeard: (each) => heard.push(each),
    onFailed: () => {
      failures += 1;
    },
  });
  async function say(...sounds: readonly Int16Array[]) {
    for (const sound of sounds)
      for (let at = 0; at < sound.length; at += chunk) {
        const piece = sound.slice(at, at + chunk);
        ear.hear(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
        await new Promise(setImmediate);
      }
  }
  return { say, heard, finish: ear.finish, failures: () => failures };
}
