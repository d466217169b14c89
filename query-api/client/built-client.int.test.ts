import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtClient } from './built-client.ts';
import { type PageFiles, pageFilesName } from './page-files.ts';
import { isPrecompressed } from './precompress.ts';

const root = await builtClient(path.resolve('.'));
const page = await readFile(path.join(root, 'index.html'), 'utf8');
/** The size of files as sent: compressed, if that makes them smaller. */
const sentBytes = async (files: readonly string[]) => {
  const sizes = files.map(async (file) => (await stat(`${file}.br`).catch(() => stat(file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};
const named = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, file = '']) => path.join(root, file));

test('every large script and style exists in both compressed encodings', async () => {
  const names = await readdir(path.join(root, 'assets'));
  const large = [];
  for (const name of names.filter((one) => /\.(?:js|css)$/.test(one)))
    if ((await stat(path.join(root, 'assets', name))).size >= 1_000) large.push(name);
  expect(large.length).toBeGreaterThan(20);
  expect(large.filter((name) => !names.includes(`${name}.br`) || !names.includes(`${name}.gz`))).toEqual([]);
});

test('the page preloads its fonts before the styles need them', async () => {
  const fonts = named(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="(\/assets\/[^"]+\.woff2)"/g);
  expect(fonts.map((file) => path.basename(file).replace(/-german-english.*/, '')).sort()).toEqual([
    'inter',
    'source-serif-4',
  ]);
  expect(await sentBytes(fonts)).toBeLessThan(50_000);
});

test('every page starts with a few small files', async () => {
  const scripts = [...new Set(named(/(?:src|href)="(\/assets\/[^"]+\.js)"/g))];
  expect(scripts.length).toBeLessThan(6);
  expect(await sentBytes(scripts)).toBeLessThan(122_000);
});

test('the first pages need a few further files, without windows and menus', async () => {
  const pages: PageFiles = JSON.parse(await readFile(path.join(root, pageFilesName), 'utf8'));
  const most = { login: 40_000, start: 80_000, report: 105_000 };
  for (const [name, { de, en }] of Object.entries(pages) as [keyof PageFiles, PageFiles['login']][]) {
    expect(de.length).toBeLessThan(9);
    for (const files of [de, en]) {
      expect(files.filter((file) => /overlays|rich-text|nivo/.test(file))).toEqual([]);
      expect(await sentBytes(files.map((file) => path.join(root, file)))).toBeLessThan(most[name]);
    }
    expect(de.some((file) => /\/de-/.test(file)) && en.some((file) => /\/en-/.test(file))).toBe(true);
  }
});

test('no file only re-exports another one', async () => {
  const names = (await readdir(path.join(root, 'assets'))).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(names.map((name) => readFile(path.join(root, 'assets', name), 'utf8')));
  expect(names.filter((_, index) => /^export\s*\{[^}]*\}\s*from[^;]*;?\s*$/.test(codes[index] ?? ''))).toEqual([]);
  const asked = new Set(
    codes.flatMap((code) => [...code.matchAll(/import\(`\.\/([^`]+\.js)`\)/g)].map(([, name]) => name)),
  );
  const listed = new Set(
    codes.flatMap((code) => [...code.matchAll(/["`]assets\/([\w.-]+\.js)["`]/g)].map(([, name]) => name)),
  );
  expect([...asked, ...listed].filter((name) => name && !names.includes(name))).toEqual([]);
});

test('contains the models for camera movement, and no model of emotion or identity', async () => {
  const [folder = ''] = (await readdir(path.join(root, 'assets'))).filter((name) => name.startsWith('human-'));
  const names = (await readdir(path.join(root, 'assets', folder))).filter((name) => !isPrecompressed(name)).sort();
  const models = ['blazeface', 'facemesh', 'movenet-lightning'];
  expect(names).toEqual(models.flatMap((name) => [`${name}.bin`, `${name}.json`]));
});

test('the service worker caches the recorder and its words, and no personal data', async () => {
  const worker = await readFile(path.join(root, 'service-worker.js'), 'utf8');
  const kept = [...new Set(worker.match(/\/assets\/[\w.-]+\.\w+/g) ?? [])];
  const named = (start: string) => kept.filter((file) => file.startsWith(`/assets/${start}-`));
  expect(['first', 'frame', 'recorder-page', 'session-recorder'].filter((one) => named(one).length === 0)).toEqual([]);
  expect(named('de').length).toBe(named('en').length);
  expect([...named('vr-stage'), ...named('admin-page'), ...named('human')]).toEqual([]);
  expect(await sentBytes(kept.map((file) => path.join(root, file)))).toBeLessThan(800_000);
});

test('a phone can install the product', async () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  const manifest = JSON.parse(await readFile(path.join(root, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'Rostra', display: 'standalone', start_url: '/' });
  for (const { src, sizes } of manifest.icons as readonly { src: string; sizes: string }[]) {
    const { width, format } = await sharp(path.join(root, src)).metadata();
    if (format === 'png') expect(sizes).toBe(`${width}x${width}`);
  }
});

test('lists each package of server and client with its licence and the licence text', async () => {
  const listed = JSON.parse(await readFile(path.join(root, 'licences.json'), 'utf8')) as readonly Licence[];
  const nameOf = ({ name, licence }: Licence) => `${name}: ${licence}`;
  expect(listed.map(nameOf)).toEqual(
    expect.arrayContaining([
      'fastify: MIT',
      'react: MIT',
      '@fontsource-variable/inter: OFL-1.1',
      'three: MIT',
      '@vladmandic/human: MIT',
      'png-js: MIT',
    ]),
  );
  expect(listed.filter(({ licence }) => !/^\(?[\w.-]+(?: (?:OR|AND) [\w.-]+)*\)?$/.test(licence))).toEqual([]);
  expect(listed.map(({ name }) => name)).not.toContain('vitest');
  const texts = await readFile(path.join(root, 'licences.txt'), 'utf8');
  expect(texts).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});

type Licence = Readonly<{ name: string; version: string; licence: string }>;
