import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { slidesPdf } from '#infra/lab/testing/slides-pdf.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { drawPages, isPdf } from './draw-pages.ts';
import type { PdfPage } from './pdf-request.ts';

const boxes = { image: { width: 1_920, height: 1_440 }, thumbnail: { width: 480, height: 360 } };

async function drawnFrom(content: Buffer, given: Readonly<{ first?: number; mostPages?: number }> = {}) {
  const directory = await testDirectory();
  const file = path.join(directory, 'deck.pdf');
  await writeFile(file, content);
  const pages: PdfPage[] = [];
  const counts: number[] = [];
  await drawPages({
    ...{ file, directory, first: 0, mostPages: 100, ...boxes, ...given },
    onCounted: async (found) => void counts.push(found),
    onPage: async (page) => void pages.push(page),
  });
  return { counted: counts[0], pages };
}

test('draws two pictures of each page, with its text and speaker notes', async () => {
  const slides = [{ text: 'Guten Morgen', notes: 'Lächeln, dann begrüßen.' }, { text: 'Ende' }];
  const { counted, pages } = await drawnFrom(await slidesPdf(slides));
  expect(counted).toBe(2);
  expect(pages).toMatchObject([
    { index: 0, width: 1_920, height: 1_080, notes: 'Lächeln, dann begrüßen.' },
    { index: 1, width: 1_920, height: 1_080, notes: '' },
  ]);
  expect(pages.map(({ text }) => text.trim())).toEqual(['Guten Morgen', 'Ende']);
  const [first] = pages;
  expect(await sharp(first?.image).metadata()).toMatchObject({ format: 'webp', width: 1_920, height: 1_080 });
  expect(await sharp(first?.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 });
  // The stripe on top is blue, not red: the colour channels are in the right order.
  const { data } = await sharp(first?.thumbnail)
    .extract({ left: 200, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[2]).toBeGreaterThan(150);
  expect(data[0]).toBeLessThan(110);
});

test('does not draw known pages again', async () => {
  const { counted, pages } = await drawnFrom(await slidesPdf([{ text: 'a' }, { text: 'b' }]), { first: 1 });
  expect([counted, pages.map(({ index }) => index)]).toEqual([2, [1]]);
});

test('draws a page that is a thin line', async () => {
  const { pages } = await drawnFrom(await slidesPdf([{ text: '' }], { size: [10_000, 2] }));
  expect(pages[0]).toMatchObject({ width: 1_920, height: 1 });
});

test.each([
  ['with a password', 'password', () => slidesPdf([{ text: 'x' }], { password: 'geheim' })],
  ['that is none', 'unreadable', async () => Buffer.from('%PDF-1.7\nnothing of it is true')],
  ['without pages', 'empty', () => slidesPdf([])],
  ['with too many pages', 'too_many_pages', () => slidesPdf([{ text: 'a' }, { text: 'b' }])],
])('refuses a PDF %s as %s', async (_what, reason, made) => {
  await expect(drawnFrom(await made(), { mostPages: 1 })).rejects.toMatchObject({ name: 'PdfUnreadable', reason });
});

test('limits the size of huge pages', async () => {
  const { pages } = await drawnFrom(await slidesPdf([{ text: 'x' }], { size: [1_000_000, 1_000_000] }));
  expect(pages).toMatchObject([{ width: 1_440, height: 1_440 }]);
});

test('draws nothing of a PDF that lists one page ten thousand times', async () => {
  const kids = Array(10_000).fill('3 0 R').join(' ');
  const pdf = pdfOf(`/Kids [${kids}] /Count 10000`);
  await expect(drawnFrom(pdf)).rejects.toMatchObject({ name: 'PdfUnreadable', reason: 'too_many_pages' });
});

test('ends on a circular tree of pages', async () => {
  await drawnFrom(pdfOf('/Kids [2 0 R 2 0 R] /Count 2')).then(
    ({ pages }) => expect(pages.length).toBeLessThanOrEqual(2),
    (error) => expect(error).toMatchObject({ name: 'PdfUnreadable' }),
  );
});

test('does not run the open action of a PDF', async () => {
  const actions =
    '/OpenAction << /S /JavaScript /JS (while (true) app.alert(1);) >> /AA << /WC << /S /Launch /F (/bin/sh) >> >>';
  const { counted, pages } = await drawnFrom(pdfOf('/Kids [3 0 R] /Count 1', actions));
  expect([counted, pages.length]).toEqual([1, 1]);
});

/** Written by hand, with this page tree; its one page is object 3. */
const pdfOf = (tree: string, catalogue = ''): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalogue} >> endobj`,
      `2 0 obj << /Type /Pages ${tree} >> endobj`,
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 960 540] >> endobj',
      'trailer << /Root 1 0 R /Size 4 >>',
      '%%EOF',
    ].join('\n'),
  );

test('detects a PDF by its head', async () => {
  expect(isPdf(await slidesPdf([{ text: 'x' }]))).toBe(true);
  expect(isPdf(Buffer.from(`${'\0'.repeat(20)}%PDF-1.4`))).toBe(true);
  expect(isPdf(Buffer.from('PK\x03\x04'))).toBe(false);
});
