import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createDiskBlobs } from '../blobs/disk-blobs.ts';
import { createHttp } from './http.ts';
import { sendBlob } from './send-blob.ts';

const content = randomBytes(5_000_000);

test('sends the whole file, cacheable and sandboxed', async () => {
  const { address } = await serving();
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(content.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': `${content.length}`,
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  });
});

test('sends the requested range to a player that seeks', async () => {
  const { address } = await serving();
  const response = await fetch(address, { headers: { range: 'bytes=1000000-1999999' } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 1000000-1999999/5000000');
  expect(response.headers.get('content-length')).toBe('1000000');
  expect(content.subarray(1_000_000, 2_000_000).equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
});

test('answers a range beyond the end with the size', async () => {
  const { address } = await serving();
  const response = await fetch(address, { headers: { range: 'bytes=5000000-' } });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */5000000']);
});

test('answers HEAD with the length and no body', async () => {
  const { address } = await serving();
  const response = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '5000000']);
  expect(await response.text()).toBe('');
});

test('answers not found for a missing blob', async () => {
  const { address } = await serving({ address: `${'a'.repeat(32)}/${'0'.repeat(64)}` });
  const response = await fetch(address);
  expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
});

test('closes the file when the client disconnects', async () => {
  // More than the buffers of both sides hold; otherwise the file would be read to its end anyway.
  const { address, streams } = await serving({ bytes: Buffer.alloc(60_000_000) });
  for (let n = 0; n < 5; n += 1) await leaveAfterTheFirstBytes(address);
  expect(streams).toHaveLength(5);
  await Promise.all(streams.map((stream) => stream.closed || once(stream, 'close')));
  expect(streams.some((stream) => stream.readableEnded)).toBe(false);
});

async function serving(given: { readonly address?: string; readonly bytes?: Buffer } = {}) {
  const directory = await testDirectory();
  const disk = await createDiskBlobs(directory);
  const streams: Readable[] = [];
  const open: BlobStore['open'] = async (...given) => {
    const opened = await disk.open(...given);
    streams.push(opened.stream);
    return opened;
  };
  const blobs = { ...disk, open };
  const stored = await blobs.put('a'.repeat(32), Readable.from([given.bytes ?? content]));
  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined });
  const blob = { address: given.address ?? stored.address, contentType: 'video/mp4' };
  http.get('/', (request, reply) => sendBlob({ request, reply, blobs, blob }));
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => http.close());
  return { address, streams };
}

function leaveAfterTheFirstBytes(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent: false }, (response) => {
      response.once('data', () => request.destroy());
      response.once('close', resolve);
    });
    request.once('error', reject);
  });
}
