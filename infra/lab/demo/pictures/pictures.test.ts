import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, looks, pictures } from './list.ts';

const folder = 'docs/pictures';
const files = pictures.flatMap(({ name }) => looks.map((look) => fileOf(name, look)));
const written = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(file, 'utf8'));

test('has every picture in light and dark and in both languages, and no others', () => {
  expect(
    readdirSync(folder)
      .filter((file) => file.endsWith('.webp'))
      .sort(),
  ).toEqual([...files].sort());
});

test('has no picture larger than 200 kB', () => {
  expect(files.filter((file) => statSync(`${folder}/${file}`).size > 200_000)).toEqual([]);
});

test('shows only pages of the client', () => {
  const areas = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('area.ts'));
  const pages = areas.flatMap((file) => readFileSync(`web/${file}`, 'utf8').match(/(?<=path: ')[^']+/g) ?? []);
  expect(pictures.filter(({ page }) => !pages.includes(page))).toEqual([]);
});

test('makes every picture of README and guides', () => {
  const shown = written.flatMap((text) => text.match(/(?<=pictures\/)[\w-]+\.webp/g) ?? []);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((file) => !files.includes(file))).toEqual([]);
});
