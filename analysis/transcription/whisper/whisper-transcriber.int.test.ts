import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installStandIn, type Manner } from '#infra/lab/fakes/speech/whisper-stand-in.ts';
import { countUp, expectHeard, recordNumbers } from '../testing/spoken-numbers.ts';
import { TranscriberUnavailable } from '../transcriber-error.ts';
import { findWhisper, type WhisperInstallation } from './installation.ts';
import { whisperTranscriber } from './whisper-transcriber.ts';

const never = new AbortController().signal;
const spoken = countUp({ count: 5, length: 0.4, every: 1 });

async function standIn(manner?: Manner) {
  return whisperTranscriber(findWhisper(await installStandIn(manner)) as WhisperInstallation);
}

test('returns words with times from a separate process', async () => {
  const transcript = await (await standIn()).transcribe(await recordNumbers(spoken, 6), never);
  expectHeard(transcript.words, spoken);
  expect(transcript).toMatchObject({ source: 'whisper', model: 'stand-in/whisper_timestamped', dropsFillers: true });
  expect(transcript.words[0]?.confidence).toBeNull();
});

test('transcribes a long talk in pieces of half a minute, and returns all words', async () => {
  const long = countUp({ count: 190, length: 2.2, every: 3.1, from: 5 });
  const { words } = await (await standIn()).transcribe(await recordNumbers(long, 600), never);
  expectHeard(words, long);
});

test('cuts speech without pauses, and neither loses nor doubles a word', async () => {
  const breathless = countUp({ count: 400, length: 0.45, every: 0.45 });
  const { words } = await (await standIn()).transcribe(await recordNumbers(breathless, 180), never);
  expectHeard(words, breathless);
});

test.each<Manner>(['crashes', 'throws'])('a model that %s is unavailable', async (manner) => {
  const failing = (await standIn(manner)).transcribe(await recordNumbers(spoken, 6), never);
  await expect(failing).rejects.toThrow(TranscriberUnavailable);
});

test('gives up a model that never answers', async () => {
  const data = await installStandIn('hangs');
  const impatient = whisperTranscriber(findWhisper(data) as WhisperInstallation, { patienceMs: 1_500 });
  const failing = impatient.transcribe(await recordNumbers(spoken, 6), never);
  await expect(failing).rejects.toThrow('took too long');
});

test('stops waiting when the job is aborted', async () => {
  const stop = new AbortController();
  const failing = (await standIn('hangs')).transcribe(await recordNumbers(spoken, 6), stop.signal);
  setTimeout(() => stop.abort(new Error('deleted')), 100);
  await expect(failing).rejects.toThrow('deleted');
});

test('an incomplete installation does not count', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'none-'));
  expect(findWhisper(data)).toBeUndefined();
  await rm(data, { recursive: true });
});
