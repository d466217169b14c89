import { beforeEach, expect, test, vi } from 'vitest';
import { sessionUploads } from '#domain/sessions/contract/calls.ts';
import { accessToken, holdToken } from './auth-state.ts';
import { upload } from './upload.ts';

const form = { sessionName: 'Probe', locale: 'de', file: new File(['abc'], 'probe.mp3', { type: 'audio/mpeg' }) };
const created = { id: 'a'.repeat(32), analysisStatus: 'NotStarted' };

test('sends the fields before the file, with the token and a key', async () => {
  expect(await upload(sessionUploads.UploadAudio, form)).toEqual(created);
  const [request] = server.received;
  expect(request?.address).toBe('POST /api/Sessions/UploadAudio');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer new',
    'idempotency-key': expect.any(String),
    'x-client': 'web',
  });
  expect([...(request?.body?.keys() ?? [])]).toEqual(['sessionName', 'locale', 'file']);
});

test('reports progress as a share of the bytes', async () => {
  const shares: number[] = [];
  await upload(sessionUploads.UploadAudio, form, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0.25, 1]);
});

test('sends an upload with an expired token again, with the same key and a new token', async () => {
  holdToken('old');
  expect(await upload(sessionUploads.UploadAudio, form)).toEqual(created);
  const [first, second] = server.received;
  expect(first?.headers.authorization).toBe('Bearer old');
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(accessToken()).toBe('new');
});

test('repeats a broken upload under the same key, and uses another key for another file', async () => {
  server.answer = { status: 502, body: '' };
  await expect(upload(sessionUploads.UploadAudio, form)).rejects.toMatchObject({ status: 502 });
  server.answer = { status: 201, body: JSON.stringify(created) };
  await upload(sessionUploads.UploadAudio, form);
  await upload(sessionUploads.UploadAudio, { ...form, file: new File(['abcd'], 'probe.mp3') });
  const [first, again, other] = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('rejects an aborted upload with the reason', async () => {
  const stop = new AbortController();
  server.silent = true;
  const uploading = upload(sessionUploads.UploadAudio, form, { signal: stop.signal });
  setTimeout(() => stop.abort(new Error('enough')), 1);
  await expect(uploading).rejects.toThrow('enough');
});

test('sends nothing if aborted before the start', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(upload(sessionUploads.UploadAudio, form, { signal })).rejects.toThrow('enough');
  expect(server.received).toEqual([]);
});

test('rejects a refused upload with its code', async () => {
  server.answer = { status: 429, body: '{"code":"quota_exhausted","description":"","requestId":"r"}' };
  await expect(upload(sessionUploads.UploadAudio, form)).rejects.toMatchObject({ code: 'quota_exhausted' });
});

test('turns a proxy’s refusal into an error', async () => {
  server.answer = { status: 413, body: '<html>too large</html>' };
  await expect(upload(sessionUploads.UploadAudio, form)).rejects.toMatchObject({ status: 413 });
});

type Received = { address: string; headers: Record<string, string>; body?: FormData };
const server = { received: [] as Received[], silent: false, answer: { status: 201, body: '' } };

/** The part of XMLHttpRequest that `upload` uses. */
class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  sent: Received = { address: '', headers: {} };

  open(method: string, path: string) {
    this.sent.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  getResponseHeader = () => null;
  abort = () => this.onabort?.();

  send(body: FormData) {
    server.received.push({ ...this.sent, body });
    if (server.silent) return;
    this.upload.onprogress?.({ loaded: 1, total: 4 });
    this.upload.onprogress?.({ loaded: 4, total: 4 });
    const old = this.sent.headers.authorization !== 'Bearer new';
    this.status = old ? 401 : server.answer.status;
    this.responseText = old ? '' : server.answer.body;
    queueMicrotask(() => this.onload?.());
  }
}

beforeEach(() => {
  Object.assign(server, { received: [], silent: false, answer: { status: 201, body: JSON.stringify(created) } });
  holdToken('new');
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('fetch', async () => Response.json({ accessToken: 'new', refreshToken: null }));
});
