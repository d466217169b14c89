import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '#infra/config/settings.ts';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`);
const files = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...inDocs].filter((file) =>
  file.endsWith('.md'),
);
const documents = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const compose = readFileSync('docker-compose.yml', 'utf8');
const guides = documents.filter(({ file }) => file.startsWith('docs/guide/'));
const idsIn = (text: string) => [...text.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id = '']) => id);

/** The anchor that GitHub makes of a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (text: string) => [
  ...idsIn(text),
  ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading)),
];

test.each(documents)('every link in $file has a target', ({ file, text }) => {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  const broken = links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [target = '', anchor] = link.split('#');
      const found = target ? path.join(path.dirname(file), target) : file;
      if (!existsSync(found)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(found, 'utf8')).includes(anchor);
    });
  expect(broken).toEqual([]);
});

test.each(documents)('every command in $file exists', ({ text }) => {
  const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const places = [...text.matchAll(/npx vitest run --project \w+ ([\w/.-]+)/g)].map(([, place = '']) => place);
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
  const plain = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name = '']) => name);
  expect(plain.filter((name) => !(name in scripts))).toEqual([]);
  const services = [...text.matchAll(/docker compose up (?:--[\w-]+ )*([a-z][\w-]*)/g)].map(([, name = '']) => name);
  expect(services.filter((name) => !compose.includes(`\n  ${name}:\n`))).toEqual([]);
  const mutated = [...text.matchAll(/--mutate ([\w/.-]+\.ts)/g)].map(([, place = '']) => place);
  expect(mutated.filter((place) => !existsSync(place))).toEqual([]);
});

test('the README has at most two screens before its list of further pages', () => {
  const [before = ''] = readFileSync('README.md', 'utf8').split('## Where to look');
  const lines = before.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 130)), 0);
  expect(lines).toBeLessThan(100);
});

test('every guide has the same sections in German and English, and at most four screens', () => {
  const of = (name: string, locale: string) =>
    guides.find(({ file }) => file.endsWith(`/${name}.${locale}.md`))?.text ?? '';
  const names = new Set(guides.map(({ file }) => path.basename(file).replace(/\..*/, '')));
  expect([...names].sort()).toEqual(['admin', 'auditor', 'company', 'learner', 'operator', 'seminar-owner']);
  for (const name of names) {
    expect([name, idsIn(of(name, 'en'))]).toEqual([name, idsIn(of(name, 'de'))]);
    expect(of(name, 'de').length, name).toBeLessThan(5_000);
    for (const locale of ['de', 'en'])
      expect(of(name, locale).match(/^## /gm)).toHaveLength(idsIn(of(name, locale)).length);
  }
});

test('every address in a guide is a page of the product or an endpoint for operators', () => {
  const areas = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('area.ts'));
  const pages = areas.flatMap((file) => readFileSync(`web/${file}`, 'utf8').match(/(?<=path: ')[^']+/g) ?? []);
  const addresses = [
    '/health/ready',
    '/metrics',
    '/settings/subscription',
    ...pages.map((page) => page.replace(/\/:\w+\?$/, '')),
  ];
  const named = guides.flatMap(({ text }) => [...text.matchAll(/`(\/[^`]+)`/g)].map(([, address = '']) => address));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((address) => !addresses.includes(address))).toEqual([]);
});

test('every setting in a guide exists', () => {
  const named = guides.flatMap(({ text }) => text.match(/(?<=`)[A-Z]+_[A-Z_]+(?=[`=])/g) ?? []);
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
});
