import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fieldPart, filePart, form, send, zeros } from '#infra/http/receive-upload-client.ts';
import { picture, tone } from '#infra/media/test-media.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { newPerson } from '#infra/testing/person.ts';
import { startProduct } from '#infra/testing/product.ts';
import { file, recording } from '#infra/testing/recording.ts';

const product = await startProduct();
const ada = await newPerson(product.url);
const mostBytes = 400_000_000;

const notAccepted = { code: 'unsupported_media_type', description: 'This type of content is not accepted.' };
const tooLarge = { code: 'payload_too_large', description: 'That is larger than what is accepted.' };
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
])('$what is not accepted', async ({ bring, fields = {} }) => {
  const { status, body } = await ada.upload(await bring(), fields, { call: 'POST /api/Sessions/CreateSession' });
  expect({ status, body }).toEqual({ status: 415, body: { ...notAccepted, field: 'file', requestId } });
});

test('what our own recorder makes is accepted from the recorder', async () => {
  const webm = await recording('talk.webm', [...tone(1), '-c:a', 'libopus']);
  const { status } = await ada.upload(webm, { title: 'Probe' }, { call: 'POST /api/Recordings' });
  expect(status).toBe(201);
});

test('a body that is no form is not accepted', async () => {
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
])('$what is invalid, and the answer names the field', async ({ fields, field, code }) => {
  const { status, body } = await ada.upload(await recording('talk.wav'), fields);
  expect({ status, body }).toEqual({ status: 400, body: { ...invalid, field, errors: [{ field, code }], requestId } });
});

test('no file is invalid, beside whatever else is', async () => {
  const missing = { field: 'file', code: 'required' };
  const nothing = await ada.upload(undefined);
  expect(nothing.status).toBe(400);
  expect(nothing.body).toEqual({ ...invalid, field: 'file', errors: [missing], requestId });
  const both = await ada.upload(undefined, { sessionName: undefined });
  expect(both.body).toMatchObject({ errors: [{ field: 'sessionName', code: 'required' }, missing] });
});

test('a recording of 400,000,001 bytes is too large, and says so at the first byte over', async () => {
  const tooMany = [
    fieldPart('sessionName', 'Probe'),
    filePart({ chunks: wavOf(mostBytes + 1), declaredSize: mostBytes + 1 }),
  ];
  const headers = { authorization: `Bearer ${ada.accessToken}` };
  const answer = await send(`${product.url}/api/Sessions/UploadAudio`, { ...form(tooMany), headers });
  expect(answer).toEqual({ status: 413, code: 'payload_too_large' });
});

test('so is one whose length is not told beforehand', async () => {
  const boundary = 'a-boundary';
  const { status, body } = await ada.send('POST /api/Sessions/UploadAudio', {
    body: ReadableStream.from(formOf(boundary, wavOf(mostBytes + 1))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect({ status, body }).toEqual({ status: 413, body: { ...tooLarge, field: 'file', requestId } });
});

test('nothing is left of what was refused: nor of a client that went away: no talk, no quota, no file', async () => {
  const parts = [fieldPart('sessionName', 'Probe'), filePart({ chunks: wavOf(3_000_000), declaredSize: 9_000_000 })];
  const headers = { authorization: `Bearer ${ada.accessToken}` };
  const sent = send(`${product.url}/api/Sessions/UploadAudio`, { ...form(parts), headers, goAway: true });
  await expect(sent).rejects.toThrow();
  const { body } = await ada.send<readonly unknown[]>('GET /api/Sessions/Slim');
  expect(body).toHaveLength(1);
  await ada.hasUsed(1);
  await eventually(async () => expect(await readdir(path.join(product.directory, 'temporary'))).toEqual([]));
  const { rows } = await product.database.query(
    `select count(*)::int as refused from event_store.events where type = 'SessionCreated'`,
  );
  expect(rows).toEqual([{ refused: 1 }]);
});

/** The head of a wav, and zeros: never all at once in memory. */
function* wavOf(size: number): Generator<Buffer> {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.write('WAVEfmt ', 8);
  yield head;
  yield* zeros(size - head.length);
}

function* formOf(boundary: string, content: Iterable<Buffer>): Generator<Uint8Array> {
  const head = (what: string) => `--${boundary}\r\nContent-Disposition: form-data; ${what}\r\n\r\n`;
  yield Buffer.from(`${head('name="sessionName"')}Probe\r\n${head('name="file"; filename="talk.wav"')}`);
  yield* content;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}
