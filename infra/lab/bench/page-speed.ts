import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { newPerson, type Person, password } from '../testing/person.ts';
import { recording } from '../testing/recording.ts';
import { withFeedback } from '../testing/with-feedback.ts';
import { type Figure, median } from './figure.ts';
import { type Running, withProduct } from './product-beside.ts';
import { type Loaded, loadSlowly } from './slow-page.ts';

const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
const rounds = 5;
const mostScriptBytes = 150_000;

/** The time until the main content of a page is visible on a slow phone with an empty cache. */
export const pageFigures = (directory: string): Promise<readonly Figure[]> =>
  withProduct(path.join(directory, 'pages'), {}, async (running) => {
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      return await measured(running, browser);
    } finally {
      await browser.close();
    }
  });

async function measured({ url }: Running, browser: Browser): Promise<readonly Figure[]> {
  const ada = await newPerson(url);
  const session = await ada.uploaded(await recording('talk.wav'));
  await withFeedback(ada, session);
  const bare = await barePage();
  const least = await several(browser, bare.url);
  await bare.close();
  const pages = [
    { name: 'login', goal: 2, loads: await several(browser, `${url}/auth/login`) },
    { name: 'dashboard', goal: 2, loads: await several(browser, `${url}/dashboard`, ada) },
    { name: 'report', goal: 2.5, loads: await several(browser, `${url}/sessions/${session}`, ada) },
  ];
  const floor = median(least.map(({ paintedMs }) => paintedMs));
  return pages.flatMap(({ name, goal, loads }) => [
    {
      name: `largest contentful paint: ${name}`,
      value: `${(median(loads.map(({ paintedMs }) => paintedMs)) / 1_000).toFixed(2)} s`,
      ratio: median(loads.map(({ paintedMs }) => paintedMs)) / floor,
      to: `a page of text (${(floor / 1_000).toFixed(2)} s)`,
      goal: `≤ ${goal.toFixed(1)} s`,
    },
    {
      name: `script on the wire: ${name}`,
      value: `${(median(loads.map(({ scriptBytes }) => scriptBytes)) / 1_000).toFixed(0)} kB`,
      ...(name === 'login' && { goal: `≤ ${mostScriptBytes / 1_000} kB` }),
    },
  ]);
}

/** Loads a page several times, each time in a new window that has only the sign-in. */
async function several(browser: Browser, address: string, person?: Person): Promise<readonly Loaded[]> {
  const loads: Loaded[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'de-DE' });
    if (person) await signIn(context, new URL(address).origin, person);
    loads.push(await loadSlowly(await context.newPage(), address));
    await context.close();
  }
  return loads;
}

async function signIn(context: BrowserContext, origin: string, { email }: Person): Promise<void> {
  const asked = { headers: { 'x-client': 'web' }, data: { email, password } };
  const answer = await context.request.post(`${origin}/api/Account/Login`, asked);
  if (!answer.ok()) throw new Error(`no sign-in: ${answer.status()}`);
}

/** The floor: a page of text that loads nothing else. */
async function barePage() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Floor</title><h1>Rostra</h1><p>Text, and nothing else.</p>');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}
