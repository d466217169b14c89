import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { sessionMedia } from '#domain/sessions/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { tone } from '#infra/lab/testing/test-media.ts';
import { addressFor, signedFor } from '#infra/media-addresses.ts';

type Media = z.infer<typeof sessionMedia.answer>;
type Addressed = Media & Readonly<{ url: string; downloadUrl: string }>;

const { bytes, deps, person, settle } = await testApp({ analysis: true });
const ada = await person();

test('serves a recording completely or in ranges by its address, without a token', async () => {
  const { media, content } = await session();
  expect(media).toMatchObject({ contentType: 'audio/wav', playable: true });
  const whole = await fetched(media.url);
  expect(whole.status).toBe(200);
  expect(whole.content.equals(content)).toBe(true);
  expect(whole.headers.get('content-type')).toBe('audio/wav');
  expect(whole.headers.get('accept-ranges')).toBe('bytes');

  const last = content.length - 1;
  for (const [range, from, to] of [
    ['0-99', 0, 99],
    ['100-', 100, last],
    ['-50', last - 49, last],
    [`10-${last + 99}`, 10, last],
  ] as const) {
    const part = await fetched(media.url, { range: `bytes=${range}` });
    expect([range, part.status, part.headers.get('content-range')]).toEqual([
      range,
      206,
      `bytes ${from}-${to}/${content.length}`,
    ]);
    expect(part.content.equals(content.subarray(from, to + 1))).toBe(true);
  }
  const beyond = await fetched(media.url, { range: `bytes=${content.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`]);
});

test('answers HEAD with the length, and downloads with a file name', async () => {
  const { media, content } = await session();
  const head = await bytes(`HEAD ${media.url}`);
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)]);
  const download = await fetched(media.downloadUrl);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment;.*Pr.*be\.wav/);
  expect(download.content.equals(content)).toBe(true);
});

test('refuses a changed, forged or expired address', async () => {
  const { media, id } = await session();
  const given = new URL(media.url, 'http://localhost');
  const signed = given.searchParams.get('signed') ?? '';
  const guard = { by: 'talk', id, person: ada.id } as const;
  const blob = signedFor(deps.keys, guard, signed);
  if (!blob) throw new Error('the address is not signed with the key of the installation');
  expect(Date.parse(media.expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);

  const to = (change: object, expiresAt = new Date(Date.now() + 60_000), keys = deps.keys) =>
    addressFor(keys, { ...guard, ...change }, expiresAt).addressed(blob);
  const cut = (token: string) => given.href.replace(given.origin, '').replace(signed, token);
  const [payload = ''] = signed.split('.');
  const bad = {
    expired: to({}, new Date(Date.now() - 1_000)),
    forged: to({}, undefined, () => Buffer.alloc(32, 7)),
    cut: cut(payload),
    empty: cut(''),
    words: cut('open.sesame'),
    'of another guard': cut(signed).replace('by=talk', 'by=seminar'),
    'of another person': cut(signed).replace(ada.id, 'f'.repeat(32)),
  };
  for (const [what, address] of Object.entries(bad)) {
    const { status, content } = await fetched(address);
    expect([what, status, JSON.parse(content.toString()).code]).toEqual([what, 403, 'access_denied']);
  }
  expect((await fetched('/api/Media')).status).toBe(400);
  expect((await fetched(to({}))).status).toBe(200);
});

test('refuses a validly signed address of a person without access', async () => {
  const { media, id } = await session();
  const guard = { by: 'talk', id, person: ada.id } as const;
  const blob = signedFor(deps.keys, guard, new URL(media.url, 'http://localhost').searchParams.get('signed') ?? '');
  const eve = await person();
  for (const by of ['talk', 'seminar', 'submission', 'data_export', 'picture'] as const) {
    const { addressed } = addressFor(deps.keys, { by, id, person: eve.id });
    expect([by, blob && (await fetched(addressed(blob))).status]).toEqual([by, 404]);
  }
});

test('converts a recording that browsers cannot play, and keeps the original for the download', async () => {
  const { media: rendered, content } = await session('talk.ogg');
  expect(rendered).toMatchObject({ contentType: 'audio/mp4', playable: true });
  expect((await fetched(rendered.url)).content.toString('latin1', 4, 8)).toBe('ftyp');
  expect((await fetched(rendered.downloadUrl)).content.equals(content)).toBe(true);
});

test('the address of a deleted session stops working', async () => {
  const { media, id } = await session('talk.flac');
  await ada.send(`DELETE /api/Sessions/${id}`);
  await settle();
  expect((await fetched(media.url)).status).toBe(404);
});

async function session(name = 'talk.wav') {
  const file = await recording(name, tone(2));
  const id = await ada.uploaded(file, { sessionName: 'Pröbe' });
  const media = await ada.seen<Addressed>(`/api/Sessions/${id}/Media`);
  return { id, media, content: Buffer.from(await file.arrayBuffer()) };
}

async function fetched(address: string, headers: Readonly<Record<string, string>> = {}) {
  const { body: content, ...answer } = await bytes(`GET ${address}`, { headers });
  return { ...answer, content };
}
