import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { type AppPerson, ownApp } from '#infra/lab/testing/app.ts';
import { eventsIn } from '#infra/lab/testing/database.ts';
import { file, recording } from '#infra/lab/testing/recording.ts';
import { madeMedia, picture, tone } from '#infra/lab/testing/test-media.ts';

const { person, database } = await ownApp({ MAX_TALK_SECONDS: '20' }, { analysis: true });

const generated = (source: string, ...options: string[]) => ['-f', 'lavfi', '-i', source, ...options];
const voice = (rate: number, layout: string) =>
  `aevalsrc='0.2*sin(2*PI*150*t)*(1+sin(2*PI*3*t))':s=${rate}:d=3,aformat=channel_layouts=${layout}`;

test.each([
  { what: 'an mp4 that was cut off', reason: 'truncated', bring: () => cutMp4() },
  { what: 'a wav that was cut off', reason: 'truncated', bring: () => cutWav() },
  {
    what: 'a wav of 0 s',
    reason: 'empty',
    bring: async () => file('talk.wav', emptyWav()),
  },
  { what: 'a film without sound', reason: 'no_audio', bring: () => recording('talk.mp4', picture(1)), type: 'video' },
  { what: 'a talk that is too long', reason: 'too_long', bring: () => recording('talk.mp3', tone(22)) },
  {
    what: 'bytes behind the head of an mp4',
    reason: 'truncated',
    bring: async () => file('talk.mp4', head()),
    type: 'video',
  },
])('$what fails with $reason and costs nothing', async ({ reason, bring, type = 'audio' }) => {
  const ada = await person();
  const id = await ada.uploaded(await bring(), { type }, { call: 'POST /api/Sessions/CreateSession' });
  const session = await ada.seen<SessionDetail>(`/api/Sessions/${id}`);
  expect(session).toMatchObject({ analysisStatus: 'Failed', completed: false, failure: { reason, canRetry: true } });
  expect(session).toMatchObject({ sessionScore: null, sessionScores: null, audioAnalysis: null });
  expect(await quotaOf(ada)).toEqual(['AnalysisReserved', 'AnalysisReturned']);
  expect(await ada.used()).toBe(0);
});

test('the analysis of silence succeeds, without values', async () => {
  const { scoreParts, ...session } = await analysed(
    await recording('talk.wav', generated('anullsrc=r=16000:cl=mono,atrim=end=3')),
  );
  expect(session).toMatchObject({
    sessionScore: null,
    duration: 3,
    averages: { pitch: null, volume: null, pauses: null },
  });
  expect(scoreParts.map(({ score }) => score)).toEqual(scoreParts.map(() => null));
  expect(scoreParts.find(({ name }) => name === 'pitch')).toMatchObject({ reason: 'no_voice' });
  expect(session.audioAnalysis?.pitch.every(({ value }) => value === null)).toBe(true);
  expect(session.audioAnalysis?.pauses).toEqual([]);
});

test.each([
  { what: '8 kHz mono', options: [voice(8_000, 'mono')] },
  { what: '5.1', options: [voice(48_000, '5.1')] },
  { what: '96 kHz in floating point', options: [voice(96_000, 'stereo'), '-c:a', 'pcm_f32le'] },
])('$what is measured like any other talk', async ({ options: [source = '', ...options] }) => {
  const session = await analysed(await recording('talk.wav', generated(source, ...options)));
  expect(session.duration).toBeCloseTo(3, 1);
  expect(session.averages.pitch).toBeCloseTo(150, 0);
  expect(session.scoreParts.filter(({ reason }) => reason === 'no_words').map(({ score }) => score)).toContain(null);
});

test.each(['talk.mp3', 'talk.m4a', 'talk.ogg', 'talk.flac'])('a tone in %s keeps its frequency', async (name) => {
  const session = await analysed(await recording(name, generated(voice(48_000, 'stereo'))));
  expect(session.averages.pitch).toBeCloseTo(150, 0);
});

async function analysed(talk: File) {
  const ada = await person();
  const session = await ada.seen<SessionDetail>(`/api/Sessions/${await ada.uploaded(talk)}`);
  expect(session).toMatchObject({ analysisStatus: 'Succeeded', completed: true, failure: null });
  expect(session).toMatchObject({ sessionScore: null, advice: [], scoreWithheld: { code: expect.any(String) } });
  // A talk that cannot be scored uses no quota.
  expect(await quotaOf(ada)).toEqual(['AnalysisReserved', 'AnalysisReturned']);
  expect(await ada.used()).toBe(0);
  return session;
}

const quotaOf = ({ id }: AppPerson) => eventsIn(database, quotaStream(id, quotaPeriodOf(new Date())));

async function cutMp4() {
  const whole = await readFile(await madeMedia('talk.mp4', [...tone(3), ...picture(3), '-shortest']));
  return file('talk.mp4', whole.subarray(0, whole.length / 2));
}

async function cutWav() {
  const whole = await readFile(await madeMedia('talk.wav', tone(6)));
  return file('talk.wav', whole.subarray(0, whole.length / 2));
}

/** A file that begins like an mp4, and continues with garbage. */
function head(): Buffer {
  const ftyp = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41', 'latin1');
  return Buffer.concat([ftyp.subarray(0, 24), Buffer.from('no boxes at all, '.repeat(2_000))]);
}

function emptyWav(): Buffer {
  const [channels, rate, bits] = [1, 16_000, 16];
  const wav = Buffer.alloc(44);
  wav.write('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0', 'latin1');
  wav.writeUInt16LE(channels, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE((rate * bits) / 8, 28);
  wav.writeUInt16LE(bits / 8, 32);
  wav.writeUInt16LE(bits, 34);
  wav.write('data', 36);
  return wav;
}
