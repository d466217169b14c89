import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createHttp } from '#infra/http/http.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { precompress } from './precompress.ts';
import { clientRoutes } from './routes.ts';

const forPeople = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A client with a page, an icon and a script, next to a file that does not belong to it. */
async function served({ isLarge = false } = {}) {
  const beside = await testDirectory();
  const root = path.join(beside, 'web');
  await mkdir(path.join(root, 'assets'), { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(root, name), text);
  await write('index.html', '<title>Rostra</title>');
  await write('icon.svg', '<svg/>');
  const files = (page: string) => ({ de: [`assets/${page}-1a2b.js`, 'assets/de-1a2b.js'], en: ['assets/en-1a2b.js'] });
  await write(
    'page-files.json',
    JSON.stringify({ login: files('login'), start: files('start'), report: files('report') }),
  );
  await write('assets/index-1a2b.js', 'start()');
  await write('../master.key', 'secret');
  const content = 'start();\n'.repeat(1_000);
  if (isLarge) {
    for (const name of ['index.html', 'assets/index-1a2b.js', 'assets/index-1a2b.css']) await write(name, content);
    await precompress(root);
  }
  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined });
  onTestFinished(() => http.close());
  await http.register(clientRoutes(root, { NODE_ENV: 'development', PUBLIC_URL: undefined }));
  return {
    get: async (url: string, headers: Readonly<Record<string, string>> = {}) => http.inject({ url, headers }),
    head: (url: string) => http.inject({ method: 'HEAD', url }),
    write,
    content,
  };
}

test.each(['/', '/sessions/list', '/auth/login?next=%2Fdashboard', '/audit/streams/user-1'])(
  'serves %s with the page, which browsers revalidate each time',
  async (address) => {
    const { get } = await served();
    const { statusCode, body, headers } = await get(address, forPeople);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<title>Rostra</title>' });
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  },
);

const talk = `/sessions/${'1a'.repeat(16)}`;
const inGerman = (page: string) =>
  `</assets/${page}-1a2b.js>; rel=modulepreload, </assets/de-1a2b.js>; rel=modulepreload`;

test.each([
  ['/auth/login?next=%2Fdashboard', {}, inGerman('login')],
  ['/dashboard', {}, inGerman('login')],
  ['/', { cookie: 'signed-in=1' }, inGerman('start')],
  ['/dashboard', { cookie: 'signed-in=1' }, inGerman('start')],
  [talk, { cookie: 'signed-in=1' }, inGerman('report')],
  [talk, { cookie: 'signed-in=1', 'accept-language': 'fr, en-GB;q=0.8' }, '</assets/en-1a2b.js>; rel=modulepreload'],
  ['/sessions/list', { cookie: 'signed-in=1' }, undefined],
  // Browsers send no cookies with a request from another site, so the person is unknown.
  ['/dashboard', { 'sec-fetch-site': 'cross-site' }, undefined],
])('the answer to %s with %j preloads the files of the page', async (address, headers, link) => {
  const { get } = await served();
  expect((await get(address, { ...forPeople, ...headers })).headers.link).toBe(link);
});

test('caches files with a hash in their name for a year, and revalidates all others', async () => {
  const { get, head } = await served();
  const script = await get('/assets/index-1a2b.js');
  expect(script.body).toBe('start()');
  expect(script.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/icon.svg')).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'no-cache',
  });
  expect(await head('/icon.svg')).toMatchObject({ statusCode: 200, body: '' });
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('compresses scripts, styles and the page for clients that accept %s', async (accepted, encoding, decode) => {
  const { get, content } = await served({ isLarge: true });
  for (const [url, type] of [
    ['/assets/index-1a2b.js', 'javascript'],
    ['/assets/index-1a2b.css', 'text/css'],
    ['/', 'text/html'],
  ] as const) {
    const { headers, rawPayload } = await get(url, { ...forPeople, 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining(type),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(rawPayload.length).toBeLessThan(content.length / 2);
    expect(decode(rawPayload).toString()).toBe(content);
  }
  const cached = (await get('/assets/index-1a2b.js', { 'accept-encoding': accepted })).headers['cache-control'];
  expect(cached).toBe('public, max-age=31536000, immutable');
});

test('serves uncompressed files to other clients, and no compressed file by its own name', async () => {
  const { get, content } = await served({ isLarge: true });
  const plain = await get('/assets/index-1a2b.js', { 'accept-encoding': 'identity' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body).toBe(content);
  expect((await get('/assets/index-1a2b.js.br')).statusCode).toBe(404);
});

test('does not send an unchanged file again', async () => {
  const { get } = await served();
  const { etag } = (await get('/icon.svg')).headers;
  expect(await get('/icon.svg', { 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' });
});

test.each([
  '/assets/index-gone.js',
  '/api/Sessions/none',
  '/dev/none',
  '/health/none',
  '/../master.key',
  '/%2e%2e/master.key',
  '/..%2fmaster.key',
  '/assets/..%2f..%2fmaster.key',
])('answers %s with not_found', async (address) => {
  const { get } = await served();
  const { statusCode, body } = await get(address, address.includes('master') ? {} : forPeople);
  expect(statusCode).toBe(404);
  expect(body).toContain('not_found');
});

test('answers 404 for the address of a page if JSON is requested', async () => {
  const { get } = await served();
  expect((await get('/sessions/list', { accept: 'application/json' })).statusCode).toBe(404);
});

test('does not serve a file that was added after the start', async () => {
  const { get, write } = await served();
  await write('later.js', 'later()');
  expect((await get('/later.js')).statusCode).toBe(404);
});

test('sets a missing sign-in hint with the page, for signed-in people only', async () => {
  const { get } = await served();
  const hintFor = async (cookie: string) => (await get('/dashboard', { ...forPeople, cookie })).headers['set-cookie'];
  expect(await hintFor('refresh=token')).toMatch(/^signed-in=1; Max-Age=2592000; Path=\//);
  expect(await hintFor('refresh=token; signed-in=1')).toBeUndefined();
  expect(await hintFor('theme=dark')).toBeUndefined();
});
