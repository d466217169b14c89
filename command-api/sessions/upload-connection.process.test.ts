import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { call } from '#infra/lab/testing/call.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { fieldPart, filePart, form, send, zeros } from '#infra/lab/testing/receive-upload-client.ts';

// Needs a real connection: bodies are refused before their end, and clients disconnect.
const { database, directory, listen, person } = await ownApp();
const url = await listen();
const ada = await person();
const headers = { authorization: `Bearer ${ada.accessToken}` };
const mostBytes = 400_000_000;
const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const tooLarge = { code: 'payload_too_large', description: 'That is larger than what is accepted.' };

test('refuses a recording of 400,000,001 bytes at the first byte over the limit', async () => {
  const tooMany = [
    fieldPart('sessionName', 'Probe'),
    filePart({ chunks: wavOf(mostBytes + 1), declaredSize: mostBytes + 1 }),
  ];
  const answer = await send(`${url}/api/Sessions/UploadAudio`, { ...form(tooMany), headers });
  expect(answer).toEqual({ status: 413, code: 'payload_too_large' });
});

test('refuses such a recording even without an announced length', async () => {
  const boundary = 'a-boundary';
  const { status, body } = await call(url, 'POST /api/Sessions/UploadAudio', {
    body: ReadableStream.from(formOf(boundary, wavOf(mostBytes + 1))),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  expect({ status, body }).toEqual({ status: 413, body: { ...tooLarge, field: 'file', requestId } });
});

test('keeps no session, quota or file of refused uploads and disconnected clients', async () => {
  const parts = [fieldPart('sessionName', 'Probe'), filePart({ chunks: wavOf(3_000_000), declaredSize: 9_000_000 })];
  const sent = send(`${url}/api/Sessions/UploadAudio`, { ...form(parts), headers, goAway: true });
  await expect(sent).rejects.toThrow();
  // The server notices it a moment later.
  await eventually(async () => expect(await readdir(path.join(directory, 'temporary'))).toEqual([]));
  expect(await ada.seen('/api/Sessions/Slim')).toEqual([]);
  expect(await ada.used()).toBe(0);
  const { rows } = await database.query(`select from event_store.events where type = 'SessionCreated'`);
  expect(rows).toEqual([]);
});

/** A WAV header followed by zeros, never completely in memory. */
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
