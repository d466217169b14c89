import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import Fastify from 'fastify';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { fieldPart, filePart, form, send, zeros } from '#infra/lab/testing/receive-upload-client.ts';
import { mountSmallDisk } from '#infra/lab/testing/small-disk.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { answerProblem } from './problem.ts';
import { acceptUploads, receiveUpload, type Upload, type UploadRules } from './receive-upload.ts';

/** Several times the size of one read. Tests of recordings use the product's own limit. */
const limit = 20_000_000;
const smallDisk = await mountSmallDisk();
afterAll(() => smallDisk?.unmount());

test('receives a file with its hash, its head and the fields before and after it', async () => {
  const { address, uploads } = await listening();
  const session = Buffer.from('a talk '.repeat(20_000));
  const parts = [
    fieldPart('name', 'Rede'),
    filePart({ chunks: [session], name: '../../Äpfel.mp4' }),
    fieldPart('locale', 'de'),
  ];
  expect(await send(address, form(parts))).toMatchObject({ status: 200 });
  expect(uploads[0]?.fields).toEqual({ name: 'Rede', locale: 'de' });
  expect(uploads[0]?.file).toMatchObject({
    size: session.length,
    sha256: createHash('sha256').update(session).digest('hex'),
    head: session.subarray(0, 65_536),
    declaredName: 'Äpfel.mp4',
    declaredType: 'video/mp4',
  });
  expect(uploads[0]?.file?.path).not.toContain('pfel');
});

test('accepts a form without a file', async () => {
  const { address, uploads } = await listening();
  await send(address, form([fieldPart('name', 'Rede')]));
  expect(uploads[0]).toMatchObject({ fields: { name: 'Rede' }, file: undefined });
});

test('accepts a file of exactly the largest size', async () => {
  const { address, uploads } = await listening();
  expect(await send(address, form([filePart({ chunks: zeros(limit) })]))).toMatchObject({ status: 200 });
  expect(uploads[0]?.file?.size).toBe(limit);
});

test('refuses one byte more, and keeps nothing of it', async () => {
  const { address, directory } = await listening();
  const refusal = await send(address, form([filePart({ chunks: zeros(limit + 1) })]));
  expect(refusal).toMatchObject({ status: 413, code: 'payload_too_large' });
  expect(await readdir(directory)).toEqual([]);
});

test('refuses a declared length that is too large before reading', async () => {
  const { address, directory } = await listening();
  const refusal = await send(address, {
    ...form([]),
    headers: { 'content-length': `${limit + 200_000}` },
    leaveOpen: true,
  });
  expect(refusal).toMatchObject({ status: 413, code: 'payload_too_large' });
  await expect(readdir(directory)).resolves.toEqual([]);
});

test.each([
  ['says less than it sends', -50_000],
  ['says more than it sends', 50_000],
])('keeps nothing of a client that %s', async (_, lie) => {
  const { address, directory, uploads } = await listening({ minimumRate: { bytesPerSecond: 8_000, overMs: 500 } });
  const body = form([filePart({ chunks: zeros(200_000) })]);
  const answer = await send(address, { ...body, headers: { 'content-length': `${body.size + lie}` } }).catch(
    () => undefined,
  );
  if (answer) expect(answer.status).toBe(400);
  await eventually(async () => expect(await readdir(directory)).toEqual([]));
  expect(uploads).toEqual([]);
});

test.each([1, 50, 99])('keeps nothing of a client that disconnects after %i percent', async (percent) => {
  const { address, directory, uploads } = await listening();
  const size = 10_000_000;
  const chunks = zeros((size * percent) / 100);
  const body = form([filePart({ chunks, declaredSize: size })]);
  await expect(send(address, { ...body, goAway: true })).rejects.toThrow();
  await eventually(async () => expect(await readdir(directory)).toEqual([]));
  expect(uploads).toEqual([]);
});

test('disconnects a client that sends too slowly, and keeps nothing of it', async () => {
  const { address, directory } = await listening({ minimumRate: { bytesPerSecond: 8_000, overMs: 500 } });
  const started = Date.now();
  const body = form([filePart({ chunks: drip(), declaredSize: 1_000_000 })]);
  await expect(send(address, body)).rejects.toThrow();
  expect(Date.now() - started).toBeLessThan(30_000);
  await eventually(async () => expect(await readdir(directory)).toEqual([]));
});

test('accepts a slow client at the minimum rate', async () => {
  const { address } = await listening({ minimumRate: { bytesPerSecond: 50, overMs: 1_500 } });
  const body = form([filePart({ chunks: drip(80), declaredSize: 80 * 50 })]);
  expect(await send(address, body)).toMatchObject({ status: 200 });
});

test('refuses content of a wrong type by its first bytes', async () => {
  const { address, directory } = await listening({ accept: (head) => head[0] !== 0 });
  const body = form([filePart({ chunks: zeros(100_000), declaredSize: limit })]);
  expect(await send(address, { ...body, leaveOpen: true })).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
  });
  expect(await readdir(directory)).toEqual([]);
});

const tooMany = Array.from({ length: 21 }, (_, n) => fieldPart(`field${n}`, 'x'));
const aFile = () => filePart({ chunks: [Buffer.from('talk')] });

test.each([
  ['an empty file', () => form([filePart({ chunks: [] })]), 415],
  ['a second file', () => form([aFile(), aFile()]), 400],
  ['a file in another field', () => form([filePart({ chunks: [Buffer.from('x')], field: 'avatar' })]), 400],
  ['too many fields', () => form([aFile(), ...tooMany]), 400],
  ['a field over 1 kB', () => form([aFile(), fieldPart('name', 'x'.repeat(1025))]), 400],
  ['a field twice', () => form([aFile(), fieldPart('name', 'a'), fieldPart('name', 'b')]), 400],
  ['a field that names a prototype', () => form([aFile(), fieldPart('__proto__', 'x')]), 400],
  ['a body without its last boundary', () => form([aFile()], ''), 400],
  ['a form without a boundary', () => ({ ...form([aFile()]), type: 'multipart/form-data' }), 400],
  ['something else than a form', () => ({ ...form([aFile()]), type: 'application/octet-stream' }), 415],
])('%s is refused, and nothing is kept', async (_, body, status) => {
  const { address, directory, uploads } = await listening();
  expect(await send(address, body())).toMatchObject({ status });
  expect(await readdir(directory)).toEqual([]);
  expect(uploads).toEqual([]);
});

test.skipIf(!smallDisk)('refuses an upload on a full disk, frees the disk, and keeps running', async () => {
  const directory = smallDisk?.path ?? '';
  const { address } = await listening({ directory });
  const refusal = await send(address, form([filePart({ chunks: zeros(5_000_000) })]));
  expect(refusal).toMatchObject({ status: 507, code: 'storage_full' });
  expect(await readdir(directory)).toEqual([]);
  expect(await send(address, form([aFile()]))).toMatchObject({ status: 200 });
  for (const name of await readdir(directory)) expect(name).toMatch(/^tmp-/);
});

test('leaves no file of a disposed upload, and may be disposed twice', async () => {
  const { address, directory, uploads } = await listening();
  await send(address, form([aFile()]));
  expect(await readdir(directory)).toHaveLength(1);
  await uploads[0]?.dispose();
  await uploads[0]?.dispose();
  expect(await readdir(directory)).toEqual([]);
});

async function listening(rules: Partial<UploadRules> = {}) {
  const directory = rules.directory ?? (await testDirectory());
  const uploads: Upload[] = [];
  const http = Fastify();
  http.setErrorHandler(answerProblem);
  await acceptUploads(http);
  http.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  http.post('/', async (request) => {
    uploads.push(await receiveUpload(request, { maxBytes: limit, directory, file: 'file', ...rules }));
    return {};
  });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => http.close());
  return { address, directory, uploads };
}

async function* drip(count = 200) {
  for (let n = 0; n < count; n += 1) {
    yield Buffer.alloc(50);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
