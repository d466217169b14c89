import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { isPicture, smallPicture } from './picture.ts';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } });

async function file(content: Buffer): Promise<string> {
  const at = path.join(await testDirectory(), 'picture');
  await writeFile(at, content);
  return at;
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('accepts %s as a picture', async (format) => {
  expect(isPicture(await drawn(4, 4).toFormat(format).toBuffer())).toBe(true);
});

test('refuses a page, an SVG and an empty file as pictures', () => {
  for (const text of ['<!doctype html>', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', ''])
    expect(isPicture(Buffer.from(text))).toBe(false);
});

test('encodes a picture again: small, upright, and without metadata', async () => {
  const taken = await drawn(800, 200)
    .withExif({ IFD0: { Artist: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await sharp(await smallPicture(await file(taken), { width: 360, height: 120 })).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 30, height: 120 });
  expect(made.exif).toBeUndefined();
});

test('does not enlarge a small picture', async () => {
  const made = await smallPicture(await file(await drawn(20, 10).png().toBuffer()), { width: 360, height: 120 });
  expect(await sharp(made).metadata()).toMatchObject({ width: 20, height: 10 });
});

test('refuses a file that only begins like a picture', async () => {
  const whole = await drawn(400, 400).jpeg().toBuffer();
  const cut = await file(whole.subarray(0, whole.length / 2));
  await expect(smallPicture(cut, { width: 100, height: 100 })).rejects.toMatchObject({ code: 'image_upload_failed' });
});
