import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { startServer } from './server.ts';
import { lengthOf, recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

// `npm run faults:takes` runs twenty recordings, each interrupted at a random second in one of these ways. Without it,
// one recording is listed and skipped.
const kills = Number(process.env.TAKE_KILLS ?? 0);
const ways = [
  'the window crashes',
  'the page is loaded anew',
  'the server is restarted',
  'the window is closed',
] as const;
type Way = (typeof ways)[number];

const seed = Number(process.env.TAKE_SEED ?? Date.now() % 100_000);
/** Lehmer's generator: equal seeds give equal seconds. */
function* randomFrom(from: number): Generator<number, never> {
  for (let state = from + 1; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}
const random = randomFrom(seed);

const rounds = Array.from({ length: Math.max(1, kills) }, (_, round) => ({
  round: round + 1,
  way: ways[round % ways.length] as Way,
  second: 4 + Math.floor(random.next().value * 20),
}));

test.skipIf(noBrowser || kills === 0).each(rounds)(
  `$round: $way at second $second (seed ${seed}), and the take is complete to its last 2 seconds`,
  async ({ way, second }) => {
    const { url, restart } = await startServer();
    const microphone = await spokenWav('voice.wav', { seconds: 90, silences: [] });
    const { person, page } = await newcomer(url, { microphone });
    await page.goto(`${url}/liverecorder`);
    const start = await readyToRecord(page);
    await start.click();
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(second);
    const recorded = await recordedSecond(page);
    const after = await cutOff(page, { way, url, restart });
    await after.getByRole('button', { name: 'Senden und analysieren' }).click();
    await after.waitForURL('**/sessions/*');
    expect(await lengthOf(after, person)).toBeGreaterThanOrEqual(recorded - 2);
  },
);

type Cut = Readonly<{ way: Way; url: string; restart: () => Promise<void> }>;

/** Interrupts the take and resolves with the window in which it can be sent. */
async function cutOff(page: Page, { way, url, restart }: Cut): Promise<Page> {
  if (way === 'the server is restarted') {
    await restart();
    await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
    return page;
  }
  const context = page.context();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  if (way === 'the window crashes') await page.goto('chrome://crash').catch(() => {});
  if (way === 'the window is closed') await page.close();
  const next = way === 'the page is loaded anew' ? page : await context.newPage();
  await next.goto(`${url}/liverecorder`);
  await next.getByRole('button', { name: 'Prüfen und senden' }).click();
  return next;
}
