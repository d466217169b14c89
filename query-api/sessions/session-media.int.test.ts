import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { sessionMedia } from '#domain/sessions/contract.ts';
import { tone } from '#infra/media/test-media.ts';
import { signAddress, verifyAddress } from '#infra/signed-address.ts';
import { testApp } from '#infra/testing/app.ts';
import { recording } from '#infra/testing/recording.ts';

type Media = z.infer<typeof sessionMedia.answer>;

const { bytes, deps, person, settle } = await testApp({ analysis: true });
const ada = await person();
const key = deps.keys('media-address');

test('a recording can be fetched whole and in parts, without a token, by its address', async () => {
  const { media, content } = await talk();
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

test('HEAD tells the length, and the download has a name to be saved under', async () => {
  const { media, content } = await talk();
  const head = await bytes(`HEAD ${media.url}`);
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)]);
  const download = await fetched(media.downloadUrl);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment;.*Pr.*be\.wav/);
  expect(download.content.equals(content)).toBe(true);
});

test('an address that was changed, forged or has expired opens nothing', async () => {
  const { media } = await talk();
  const signed = new URL(media.url, 'http://localhost').searchParams.get('signed') ?? '';
  const blob = verifyAddress(key, signed, new Date());
  if (!blob) throw new Error('the address is not signed with the key of the installation');
  expect(Date.parse(media.expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);

  const expiresAt = new Date(Date.now() + 60_000);
  const [payload = '', mac = ''] = signed.split('.');
  const others = Buffer.from(
    JSON.stringify([blob.address.replace(/^./, 'f'), blob.contentType, 9_999_999_999]),
  ).toString('base64url');
  const bad = {
    expired: signAddress({ ...blob, key, expiresAt: new Date(Date.now() - 1_000) }),
    forged: signAddress({ ...blob, key: Buffer.alloc(32, 7), expiresAt }),
    changed: `${others}.${mac}`,
    cut: payload,
    empty: '',
    words: 'open.sesame',
  };
  for (const [what, token] of Object.entries(bad)) {
    const { status, content } = await fetched(`/api/Media?signed=${token}`);
    expect([what, status, JSON.parse(content.toString()).code]).toEqual([what, 403, 'access_denied']);
  }
  expect((await fetched('/api/Media')).status).toBe(400);
  const good = signAddress({ ...blob, key, expiresAt });
  expect((await fetched(`/api/Media?signed=${good}`)).status).toBe(200);
});

test('what browsers cannot play gets a form that they can, and the original stays for the download', async () => {
  const { media: rendered, content } = await talk('talk.ogg');
  expect(rendered).toMatchObject({ contentType: 'audio/mp4', playable: true });
  expect((await fetched(rendered.url)).content.toString('latin1', 4, 8)).toBe('ftyp');
  expect((await fetched(rendered.downloadUrl)).content.equals(content)).toBe(true);
});

test('an address of a talk that was deleted leads nowhere', async () => {
  const { media, id } = await talk('talk.flac');
  await ada.send(`DELETE /api/Sessions/${id}`);
  await settle();
  expect((await fetched(media.url)).status).toBe(404);
});

async function talk(name = 'talk.wav') {
  const file = await recording(name, tone(2));
  const id = await ada.uploaded(file, { sessionName: 'Pröbe' });
  const media = await ada.seen<Media>(`/api/Sessions/${id}/Media`);
  return { id, media, content: Buffer.from(await file.arrayBuffer()) };
}

async function fetched(address: string, headers: Readonly<Record<string, string>> = {}) {
  const { body: content, ...answer } = await bytes(`GET ${address}`, { headers });
  return { ...answer, content };
}
