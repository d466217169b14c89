import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { germanWords } from '#query-api/sessions/report-pdf/words/german-words.ts';

const contract = 'domain/sessions/contract';
const shared = readdirSync(contract).filter((file) => file.endsWith('-words.ts') && file !== 'event-words.ts');

type Text = Readonly<{ file: string; de: string; en: string }>;

/** Placeholders for all figures, written as in the catalogues. */
const figures = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
const textOf = (said: unknown): string => (typeof said === 'function' ? said(figures) : String(said));

function textsIn(value: unknown, file: string): readonly Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('de' in value && 'en' in value) return [{ file, de: textOf(value.de), en: textOf(value.en) }];
  return Object.values(value).flatMap((inner) => textsIn(inner, file));
}

const texts = (
  await Promise.all(shared.map(async (file) => textsIn({ ...(await import(`../../../${contract}/${file}`)) }, file)))
).flat();

const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');

/** German texts of the screens' catalogues. */
const catalogued = new Set(
  ['.', ...readdirSync('web')]
    .map((area) => `web/${area}/locales/de.po`)
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^msgid ((?:".*"\n)+)/gm)])
    .map(([, quoted]) => withoutNames((quoted ?? '').replaceAll(/"\n"|^"|"\n$/g, '').replaceAll('\\"', '"'))),
);

test('texts shared by screens and paper exist in both languages', () => {
  expect(texts.length).toBeGreaterThan(190);
  expect(texts.filter(({ de, en }) => de.trim() === '' || en.trim() === '')).toEqual([]);
});

test('no catalogue repeats a sentence shared by screens and paper', () => {
  expect(catalogued.size).toBeGreaterThan(3_000);
  const sentences = texts.filter(({ de }) => de.split(' ').length > 2);
  expect(sentences.length).toBeGreaterThan(90);
  expect(sentences.filter(({ de }) => catalogued.has(withoutNames(de)))).toEqual([]);
});

const onPaper = Object.values(germanWords).filter((words) => typeof words === 'string');

test('texts of paper alone are neither on screens nor in a contract', () => {
  const inContract = new Set(texts.map(({ de }) => withoutNames(de)));
  expect(onPaper.length).toBeGreaterThan(7);
  expect(onPaper.filter((text) => inContract.has(text) || (text.includes(' ') && catalogued.has(text)))).toEqual([]);
});
