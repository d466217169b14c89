import { expect, test } from 'vitest';
import { testApp } from '#infra/lab/testing/app.ts';
import { file, recording } from '#infra/lab/testing/recording.ts';
import { picture, tone } from '#infra/lab/testing/test-media.ts';

const { person } = await testApp();
const ada = await person();

const notAccepted = { code: 'unsupported_media_type', description: 'This type of content is not accepted.' };
const invalid = { code: 'invalid_input', description: 'The input is not valid.' };
const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);

const video = ['-shortest', '-c:v', 'libx264', '-c:a', 'aac'];
const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';

test.each([
  { what: 'an empty file', bring: async () => file('talk.wav', '') },
  { what: 'text named .mp3', bring: async () => file('talk.mp3', 'Meine Damen und Herren! '.repeat(400)) },
  { what: 'a playlist named .mp4', bring: async () => file('talk.mp4', playlist) },
  {
    what: 'a script of ffmpeg named .mp4',
    bring: async () => file('talk.mp4', "ffconcat version 1.0\nfile '/etc/passwd'\n"),
  },
  { what: 'a picture', bring: () => recording('slide.png', [...picture(1), '-frames:v', '1']) },
  {
    what: 'an mkv',
    bring: () => recording('talk.mkv', [...tone(1), ...picture(1), ...video]),
    fields: { type: 'video' },
  },
  { what: 'an mkv of sound alone', bring: () => recording('talk.mkv', [...tone(1), '-c:a', 'aac']) },
  { what: 'sound as a video', bring: () => recording('talk.wav'), fields: { type: 'video' } },
  {
    what: 'a QuickTime film',
    bring: () => recording('talk.mov', [...tone(1), ...picture(1), ...video]),
    fields: { type: 'video' },
  },
])('refuses $what', async ({ bring, fields = {} }) => {
  const { status, body } = await ada.upload(await bring(), fields, { call: 'POST /api/Sessions/CreateSession' });
  expect({ status, body }).toEqual({ status: 415, body: { ...notAccepted, field: 'file', requestId } });
});

test('accepts the formats of our own recorder, from the recorder', async () => {
  const webm = await recording('talk.webm', [...tone(1), '-c:a', 'libopus']);
  const { status } = await ada.upload(webm, { title: 'Probe' }, { call: 'POST /api/Recordings' });
  expect(status).toBe(201);
});

test('refuses a body that is no form', async () => {
  const { status, body } = await ada.send('POST /api/Sessions/UploadAudio', { json: { sessionName: 'Probe' } });
  expect({ status, body }).toEqual({ status: 415, body: { ...notAccepted, requestId } });
});

test.each([
  { what: 'no name', fields: { sessionName: undefined }, field: 'sessionName', code: 'required' },
  { what: 'a name of spaces', fields: { sessionName: '   ' }, field: 'sessionName', code: 'too_small' },
  { what: 'an endless name', fields: { sessionName: 'o'.repeat(201) }, field: 'sessionName', code: 'too_big' },
  { what: 'a language that nobody analyses', fields: { locale: 'fr' }, field: 'locale', code: 'invalid_format' },
  {
    what: 'a class that there is not',
    fields: { analysisClass: 'sofort' },
    field: 'analysisClass',
    code: 'invalid_value',
  },
])('refuses $what and names the field', async ({ fields, field, code }) => {
  const { status, body } = await ada.upload(await recording('talk.wav'), fields);
  expect({ status, body }).toEqual({ status: 400, body: { ...invalid, field, errors: [{ field, code }], requestId } });
});

test('reports a missing file together with other invalid fields', async () => {
  const missing = { field: 'file', code: 'required' };
  const nothing = await ada.upload(undefined);
  expect(nothing.status).toBe(400);
  expect(nothing.body).toEqual({ ...invalid, field: 'file', errors: [missing], requestId });
  const both = await ada.upload(undefined, { sessionName: undefined });
  expect(both.body).toMatchObject({ errors: [{ field: 'sessionName', code: 'required' }, missing] });
});

test('keeps no session or quota of refused uploads', async () => {
  const sessions = await ada.seen<readonly Readonly<{ name: string }>[]>('/api/Sessions/Slim');
  expect(sessions).toHaveLength(1);
  expect(await ada.used()).toBe(1);
});
