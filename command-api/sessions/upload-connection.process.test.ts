import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { call } from '#infra/lab/testing/call.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { fieldPart, filePart, form, send, zeros } from '#infra/lab/testing/receive-upload-client.ts';

// Over a connection: what is refused before all of it has come, and who goes away.
const { database, directory, listen, person } = await ownApp();
const url = await listen();
const ada = await person();
const headers = { authorization: `Bearer ${ada.accessToken}` };
const mostBytes = 400_000_000;
const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const tooLarge = { code: 'payload_too_large', description: 'That is larger than what is accepted.' };

test('a recording of 400,000,001 bytes is too large, and says so at the first byte over', async () => {
  const tooMany = [
    fieldPart('sessionName', 'Probe'),
    filePart({ chunks: wavOf(mostBytes + 1), declaredSize: mostBytes + 1 }),
  ];
  const answer = await send(`${url}/api/Sessions/UploadAudio`, { ...form(tooMany), headers });
  expect(answer).toEqual({ status: 413, code: 'payload_too_large' });
});

test('so is one whose length is not told beforehand', async () => {
  const boundary = 'a-boundary';
  const { status, body } = await call(url, 'POST /api/Sessions/UploadAudio', {
    body: ReadableStream.from(formOf(boundary, wavOf(mostBytes + 1))),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect({ status, body }).toEqual({ status: 413, body: { ...tooLarge, field: 'file', requestId } });
});

test('nothing is left of what was refused, nor of a client that went away: no talk, no quota, no file', async () => {
  const parts = [fieldPart('sessionName', 'Probe'), filePart({ chunks: wavOf(3_000_000), declaredSize: 9_000_000 })];
  const sent = send(`${url}/api/Sessions/UploadAudio`, { ...form(parts), headers, goAway: true });
  await expect(sent).rejects.toThrow();
  // The server hears of it a moment later.
  await eventually(async () => expect(await readdir(path.join(directory, 'temporary'))).toEqual([]));
  expect(await ada.seen('/api/Sessions/Slim')).toEqual([]);
  expect(await ada.used()).toBe(0);
  const { rows } = await database.query(`select from event_store.events where type = 'SessionCreated'`);
  expect(rows).toEqual([]);
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
