import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { hasEnded } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { analysedSession, recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

const origin = async () => (await sharedServer()).url;
const status = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

/** A person in front of the camera, with the option on. */
async function filmed(draws: boolean, prepare: (page: Page) => Promise<unknown>) {
  const microphone = await spokenWav('voice.wav', { seconds: 30, silences: [] });
  const { person, page } = await newcomer(await origin(), { microphone, draws });
  await prepare(page);
  await page.goto(`${await origin()}/liverecorder`);
  const start = await readyToRecord(page);
  await page.getByText('Kamera', { exact: true }).click();
  const option = page.getByRole('switch', { name: 'Bewegung aus der Kamera messen' });
  await option.waitFor();
  expect(await option.isChecked()).toBe(false);
  await option.click();
  return { person, page, start, option };
}

test.skipIf(noBrowser)(
  'without a graphics card the option says so, and the talk is recorded without movement',
  async () => {
    const { person, page, start } = await filmed(false, (page) =>
      page.addInitScript(`
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (kind, options) {
        return kind === 'webgl2' ? null : getContext.call(this, kind, options);
      };`),
    );
    await status(page, /keine Grafikkarte/).waitFor();
    await start.click();
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'Beenden' }).click();
    await page.getByRole('button', { name: 'Senden und analysieren' }).click();
    await page.waitForURL('**/sessions/*');
    const id = page.url().split('/').at(-1) ?? '';
    const { movementAnalysis } = await person.waitFor<SessionDetail>(id, hasEnded);
    expect(movementAnalysis).toBeNull();
  },
);

test.skipIf(noBrowser)(
  'the models come from this server, also at the second attempt, and analyse the picture',
  async () => {
    const asked: string[] = [];
    const { page, option } = await filmed(true, (page) => page.route('**/assets/human-*/*', (route) => route.abort()));
    await status(page, /ließ sich nicht laden/).waitFor();
    await page.unroute('**/assets/human-*/*');
    page.on('request', (request) => asked.push(request.url()));
    await option.click();
    await option.click();
    // The test's camera shows nobody, and software rendering is slow.
    await status(page, /Niemand ist im Bild|zu langsam/).waitFor({ timeout: 240_000 });
    const models = asked.filter((address) => address.includes('/assets/human-'));
    expect(models.map((address) => address.split('/').at(-1)).sort()).toEqual(
      ['blazeface', 'facemesh', 'movenet-lightning'].flatMap((name) => [`${name}.bin`, `${name}.json`]),
    );
    const hosts = asked.filter((address) => address.startsWith('http')).map((address) => new URL(address).host);
    expect([...new Set(hosts)]).toEqual([new URL(page.url()).host]);
  },
);

/** Looks at the camera for seven of ten seconds. */
const sampleAt = (t: number): MovementSample => ({
  t,
  head: { p: [0.02 * Math.sin(t), 1.6, 0], q: [0, 0, 0, 1] },
  left: { p: [-0.25, 1.1, 0], q: [0, 0, 0, 1] },
  right: { p: [0.25, 1.1, 0], q: [0, 0, 0, 1] },
  gaze: t % 10 < 7 ? [0.5, 0.5] : null,
});

test.skipIf(noBrowser)('the report calls the movement an estimate and gives it no score', async () => {
  const { person, page } = await newcomer(await origin());
  const id = await analysedSession(person, 'Vor der Kamera', { seconds: 40, silences: [] });
  const samples = Array.from({ length: 400 }, (_, index) => sampleAt(index / 10));
  const { status } = await person.send(`POST /api/Sessions/${id}/Movement`, { json: { samples, source: 'camera' } });
  expect(status).toBe(201);
  await page.goto(`${await origin()}/sessions/${id}`);
  await page.getByText(/^Aus der Kamera geschätzt, auf etwa 15\s% genau/).waitFor();
  const looked = page.getByText('Zur Kamera geschaut', { exact: true }).locator('..');
  expect(await looked.innerText()).toMatch(/70\s%/);
  await page.getByRole('heading', { name: 'Ihre Hände ruhen' }).waitFor();
  expect(await page.getByText('Aus Ihren Augen').count()).toBe(0);
  await page
    .getByText(/aus der Kamera geschätzt, daher ohne Note/)
    .first()
    .waitFor();
});
