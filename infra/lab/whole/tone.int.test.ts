import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishWords } from '#query-api/sessions/report-pdf/words/english-words.ts';
import { germanWords } from '#query-api/sessions/report-pdf/words/german-words.ts';

const catalogs = ['.', ...readdirSync('web')]
  .flatMap((area) => ['de', 'en'].map((locale) => `web/${area}/locales/${locale}.po`))
  .filter((file) => existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(catalogs)('in $file a percent sign never stands alone on a line', ({ text }) => {
  const alone = text.split('\n').filter((line) => /^msg(id|str)/.test(line) && /[}\d>] %/.test(line));
  expect(alone).toEqual([]);
});

test.each([
  ['de', germanWords],
  ['en', englishWords],
] as const)('screens and paper judge in the same words, in %s', (locale, { judgements }) => {
  const text = readFileSync(`web/sessions/locales/${locale}.po`, 'utf8');
  const shown = (german: string) => new RegExp(`^msgid "${german}"\nmsgstr "(.*)"$`, 'm').exec(text)?.[1];
  const { good, near, off } = germanWords.judgements;
  expect({ good: shown(good), near: shown(near), off: shown(off) }).toEqual(judgements);
});
