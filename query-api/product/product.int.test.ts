import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { productArea } from '#domain/product/area.ts';
import { readSettings } from '#infra/config/settings.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { createHttp } from '#infra/http/http.ts';
import { createRules } from '#infra/http/rules.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { readModelNames } from '#projections/read-model-names.ts';
import type { QueryTools } from '../query-area.ts';
import { serveQueries } from '../serve-query.ts';
import { product as productQueries } from './area.ts';

test('shows the configuration to everybody', async () => {
  const { get } = await product();
  const response = await get('/api/Config');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    productName: 'Rostra',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    versionLabel: '1.2.5',
    environment: 'beta',
    textTruncation: 300,
    liveZoomSeconds: 60,
    timing: { chunkLoadMs: 120_000, pollMs: 15_000, snackbarMs: 10_000 },
    locales: ['de', 'en'],
    passwordPolicy: { min: 8, max: 128, classes: ['lower', 'upper', 'digit', 'special'] },
    upload: { maxBytes: 400_000_000, videoTypes: ['video/mp4'], audioPrefix: 'audio/' },
    recording: { expectedLength: 900, maxLength: 1200, shortLength: 90 },
    norms: { pauseSeconds: 2, fillersPerMinute: 2, wordsPerMinute: { from: 90, to: 150 }, readingWordsPerMinute: 260 },
    localMailbox: true,
    pricingAfterSignIn: false,
    unverified: 'limited',
    support: { name: 'Support', email: null },
  });
});

test('the configuration follows the settings', async () => {
  const { get } = await product({
    PASSWORD_POLICY: '12-32',
    SMTP_URL: 'smtp://user:geheim@mail.example',
    MAX_TALK_SECONDS: '60',
    SUPPORT_EMAIL: 'help@example.org',
  });
  const { body, ...response } = await get('/api/Config');
  expect(response.json()).toMatchObject({
    passwordPolicy: { min: 12, max: 32 },
    localMailbox: false,
    maxSessionSeconds: 60,
    support: { email: 'help@example.org' },
  });
  expect(body).not.toContain('geheim');
});

test('only development opens experimental features to everybody', async () => {
  for (const NODE_ENV of ['development', 'test']) {
    const { get } = await product({ NODE_ENV });
    expect((await get('/api/Config')).json().development).toBe(NODE_ENV === 'development');
  }
});

test('returns the installation’s norms for the language of the interface', async () => {
  const file = '{"en": {"presentation": {"wordsPerMinute": {"from": 110, "to": 170}, "fillersPerMinute": {"to": 4}}}}';
  const { get } = await product({ NORMS_FILE: path.join(await folder({ 'norms.json': file }), 'norms.json') });
  const norms = async (query: string) => (await get(`/api/Config${query}`)).json().norms;
  const english = { wordsPerMinute: { from: 110, to: 170 }, fillersPerMinute: 4, repetitionsPerMinute: 2 };
  expect(await norms('?locale=en')).toMatchObject(english);
  expect(await norms('?locale=de')).toMatchObject({ wordsPerMinute: { from: 90, to: 150 }, fillersPerMinute: 2 });
  expect(await norms('')).toEqual(await norms('?locale=de'));
  const { goodRanges } = (await get('/api/Config?locale=en')).json();
  expect(goodRanges).toMatchObject({ speech_speed: { from: 110, to: 170 }, filler_words: { from: null, to: 4 } });
});

test.each([
  ['imprint', 'Impressum', 'Imprint'],
  ['privacy', 'Datenschutz', 'Privacy'],
  ['terms', 'Nutzungsbedingungen', 'Terms of use'],
  ['contact', 'Kontakt', 'Contact'],
  ['accessibility', 'Erklärung zur Barrierefreiheit', 'Accessibility statement'],
])('shows a marked placeholder for %s without a text of the operator', async (page, german, english) => {
  const { get } = await product();
  expect((await get(`/api/Legal/${page}`)).json()).toMatchObject({ title: german, isPlaceholder: true });
  expect((await get(`/api/Legal/${page}?locale=en`)).json()).toMatchObject({ title: english, isPlaceholder: true });
});

test('shows the operator’s text, in another language if it is the only one', async () => {
  const LEGAL_DIR = await folder({ 'imprint.de.txt': 'Impressum\n\n# Anbieter\nRostra GmbH' });
  const { get } = await product({ LEGAL_DIR });
  const expected = {
    title: 'Impressum',
    blocks: [
      { kind: 'heading', text: 'Anbieter' },
      { kind: 'paragraph', text: 'Rostra GmbH' },
    ],
    isPlaceholder: false,
  };
  expect((await get('/api/Legal/imprint?locale=de')).json()).toEqual(expected);
  expect((await get('/api/Legal/imprint?locale=en')).json()).toEqual(expected);
  expect((await get('/api/Legal/terms')).json().isPlaceholder).toBe(true);
});

test.each(['secret', '..%2Fsecret', '%2e%2e%2fsecret'])(
  'refuses %s, which is no page and opens no file',
  async (page) => {
    const LEGAL_DIR = await folder({ 'secret.de.txt': 'Secret' });
    const { get } = await product({ LEGAL_DIR });
    const response = await get(`/api/Legal/${page}`);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('Secret');
  },
);

async function folder(files: Readonly<Record<string, string>>) {
  const directory = await mkdtemp(path.join(tmpdir(), 'legal-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(directory, name), text);
  return directory;
}

async function product(env = {}) {
  const { pool } = await freshDatabase();
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env });
  const rules = createRules(accessTokens(Buffer.alloc(32, 1)), async () => undefined);
  const http = await createHttp(settings);
  serveQueries(
    productArea,
    productQueries as never,
    { http, pool, settings, readModelNames } as unknown as QueryTools,
    rules,
  );
  return { get: (url: string) => http.inject(url) };
}
