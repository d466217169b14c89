import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const catalogs = ['.', ...readdirSync('web')]
  .flatMap((area) => ['de', 'en'].map((locale) => `web/${area}/locales/${locale}.po`))
  .filter((file) => existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(catalogs)('$file never breaks a line before a percent sign', ({ text }) => {
  const alone = text.split('\n').filter((line) => /^msg(id|str)/.test(line) && /[}\d>] %/.test(line));
  expect(alone).toEqual([]);
});
