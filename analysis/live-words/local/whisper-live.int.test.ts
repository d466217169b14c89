import { expect, onTestFinished, test } from 'vitest';
import { installStandIn, type Manner } from '#infra/lab/fakes/speech/whisper-stand-in.ts';
import { readPcm } from '../../transcription/read-pcm.ts';
import { recordNumbers } from '../../transcription/testing/spoken-numbers.ts';
import { findWhisper, type WhisperInstallation } from '../../transcription/whisper/installation.ts';
import { whisperTranscriber } from '../../transcription/whisper/whisper-transcriber.ts';
import type { Heard } from '../live-engine.ts';
import type { Bounds } from './hearing-child.ts';
import { whisperLive } from './whisper-live.ts';

/** Sentences of eight words, loud enough to be no silence, with a pause behind each. */
const spoken = Array.from({ length: 40 }, (_, i) => ({
  number: 1_000 + i,
  offset: 0.5 + i * 0.4 + Math.floor(i / 8) * 1.2,
  duration: 0.35,
}));
const duration = 24;

test('live words equal the words of the same engine on the whole talk', async () => {
  const installation = await installed();
  const session = await recordNumbers(spoken, duration);
  const { words } = await whisperTranscriber(installation).transcribe(session, new AbortController().signal);
  const { heard, ear } = await listening(installation);
  for (let from = 0; from < duration; from += 0.1) ear.hear(await readPcm(session.pcmFile, { from, to: from + 0.1 }));
  await ear.finish();
  const live = heard.flatMap((each) => each.words);
  expect(live.map(({ text }) => text)).toEqual(words.map(({ text }) => text));
  expect(live).toHaveLength(spoken.length);
});

test('kills a process that is silent for too long, and ends the words', async () => {
  const { ear, failed } = await listening(await installed('hangs'), { hearMs: 200 });
  ear.hear(Buffer.from(new Int16Array(16_000).fill(1_000).buffer));
  await failed;
});

test.skipIf(process.platform !== 'linux')('kills a process that uses too much memory', async () => {
  await expect(listening(await installed(), { memoryBytes: 1_000 })).rejects.toThrow('the local transcriber failed');
});

const installed = async (manner?: Manner) => findWhisper(await installStandIn(manner)) as WhisperInstallation;

async function listening(installation: WhisperInstallation, bound: Partial<Bounds> = {}) {
  const bounds = { loadMs: 60_000, hearMs: 20_000, memoryBytes: 4_000_000_000, ...bound };
  const engine = whisperLive(installation, { places: 1, bounds });
  onTestFinished(engine.close);
  const heard: Heard[] = [];
  let onFailed = () => {};
  const failed = new Promise<void>((resolve) => {
    onFailed = resolve;
  });
  const more = { onHeard: (each: Heard) => heard.push(each), onAccess: () => {}, onFailed };
  const ear = await engine.open({ locale: 'de', isFast: true, ...more });
  if (!ear) throw new Error('no place');
  return { heard, ear, failed };
}
