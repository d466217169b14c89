import { expect, test } from 'vitest';
import { Transcript, type TranscriptFormat } from '#domain/sessions/contract/transcript.ts';
import { readWrittenTranscript } from '#domain/sessions/written-transcript/written-transcript.ts';
import { transcriptByHand } from './transcript-by-hand.ts';

async function byHand(format: TranscriptFormat, text: string, duration: number) {
  const read = readWrittenTranscript(format, text);
  if (read.kind === 'unreadable') throw new Error(read.fault);
  const transcript = await transcriptByHand({ cues: read.cues, locale: 'de', talk: { duration, pauses: [] } });
  expect(Transcript.parse(transcript)).toEqual(transcript);
  return transcript;
}

test('a pasted text becomes words over the whole talk, with estimated times', async () => {
  const { words, ...rest } = await byHand('txt', 'Guten Tag –\nliebe Gäste.', 7);
  expect(rest).toEqual({ locale: 'de', source: 'person', model: null, dropsFillers: false, times: 'estimated' });
  expect(words.map(({ text, offset }) => [text, offset])).toEqual([
    ['Guten', 0],
    ['Tag –', 2],
    ['liebe', 3],
    ['Gäste.', 5],
  ]);
});

const vtt = 'WEBVTT\n\n00:02.000 --> 00:04.000\nGuten Tag\n\n00:05.000 --> 00:09.000\nliebe Gäste';

test('words of captions lie within their captions, and within the talk', async () => {
  const { words } = await byHand('vtt', vtt, 8);
  expect(words.map(({ offset }) => offset)).toEqual([2, 3.333, 5, 6.5]);
  expect((words[3]?.offset ?? 0) + (words[3]?.duration ?? 0)).toBeLessThanOrEqual(8);
});

test('captions that begin after the end of the talk give only their text', async () => {
  const { words } = await byHand('vtt', vtt, 4);
  expect(words.map(({ offset }) => offset)).toEqual([0, 1.143, 1.714, 2.857]);
});
