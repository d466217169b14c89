import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createApp } from '#app.ts';
import type { DemoRole } from '#domain/kernel/contract.ts';
import { call } from '../../testing/call.ts';
import { dataDirectory } from '../../testing/server.ts';
import { demoSettings, madeDemo } from '../demo-folder.ts';
import { type Ask, fileOf, type Look, looks, type Picture, pictures } from './list.ts';

/**
 * `npm run pictures`: every picture of README and guides, from a demo that is created for it (or the one at DEMO_URL).
 * `npm run pictures -- report goals` takes only these.
 */
const named = process.argv.slice(2);
const folder = 'docs/pictures';
const { CHROMIUM_PATH = '/usr/bin/chromium', DEMO_URL } = process.env;
const largest = 200_000;
const viewport = { width: 1_440, height: 900 };

const demo = DEMO_URL ? { url: DEMO_URL, close: async () => {} } : await ownDemo();
/** Chromium with a fake microphone that the page may use; it beeps every second. */
const args = ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args });
try {
  for (const picture of pictures) if (named.length === 0 || named.includes(picture.name)) await take(browser, picture);
} finally {
  await browser.close();
  await demo.close();
}

async function ownDemo() {
  const place = await dataDirectory();
  const settings = demoSettings({ ...process.env, DEMO_DIR: path.join(place.directory, 'demo'), PORT: '0' });
  const { accounts } = await madeDemo(settings, { size: 'full', tell: console.log });
  const app = await createApp(settings, { demo: accounts });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await place.remove();
  };
  return { url: app.deps.publicUrl(), close };
}

async function take(browser: Browser, { name, as, page: pattern, idOf }: Picture): Promise<void> {
  const id = (await idOf?.(await askAs(as))) ?? '';
  const address = pattern.replace(/:id\??/, id);
  for (const look of looks) {
    const context = await browser.newContext({ viewport, ...browserOf(look), reducedMotion: 'reduce' });
    const page = await context.newPage();
    await lookAround(page, as);
    if (look.locale === 'en') await inEnglish(page);
    await page.goto(demo.url + address);
    await painted(page);
    const file = path.join(folder, fileOf(name, look));
    await writeFile(file, await small(await page.screenshot()));
    console.log(file);
    await context.close();
  }
}

function browserOf({ locale, scheme }: Look) {
  return { colorScheme: scheme, locale: locale === 'de' ? 'de-DE' : 'en-GB' };
}

/** Overrides the account's language in the answer, because the account itself must not change. */
async function inEnglish(page: Page): Promise<void> {
  await page.route('**/api/Users/GetByToken*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), locale: 'en' } });
  });
}

async function askAs(as: DemoRole): Promise<Ask> {
  const { body } = await call<{ accessToken: string }>(demo.url, 'POST /api/Demo/SignIn', { json: { as } });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  return async <Answer>(asked: string) => (await call<Answer>(demo.url, `GET ${asked}`, { headers })).body;
}

/** Signs in within the browser, so that the browser has the cookie. */
async function lookAround(page: Page, as: DemoRole): Promise<void> {
  await page.goto(`${demo.url}/auth/login`);
  const { pathname } = new URL(page.url());
  const answer = await page.request.post(`${demo.url}/api/Demo/SignIn`, {
    data: { as },
    headers: { 'x-client': 'web' },
  });
  if (!answer.ok()) throw new Error(`nobody looks around as ${as}: ${answer.status()} at ${pathname}`);
}

/** Waits until nothing is being fetched or drawn. @throws Error if the page could not be loaded */
async function painted(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  const failed = await page.getByRole('button', { name: /^(Noch einmal versuchen|Try again)$/ }).count();
  if (failed > 0) throw new Error(`${page.url()} could not be loaded`);
}

/** A WebP of at most `largest` bytes. @throws Error if no quality is small enough */
async function small(png: Buffer): Promise<Buffer> {
  for (const quality of [88, 75, 60]) {
    const webp = await sharp(png).webp({ quality }).toBuffer();
    if (webp.length <= largest) return webp;
  }
  throw new Error(`a picture has more than ${largest} bytes`);
}
