import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { analysedSession } from './sessions.ts';

const seconds = 35;
/** The place of the speaker in metres: a slow walk to the right, so that the place tells the time. */
const placeAt = (t: number) => t * 0.06 - 1;

function sampleAt(t: number): MovementSample {
  const [x, still] = [placeAt(t), [0, 0, 0, 1] as [number, number, number, number]];
  const lift = t % 5 < 1.2 ? 0.15 * (1 - Math.cos((2 * Math.PI * (t % 5)) / 1.2)) : 0;
  return {
    t,
    head: { p: [x, 1.65, 0], q: still },
    left: t > 20 ? null : { p: [x - 0.25, 1.05, -0.2], q: still },
    right: { p: [x + 0.25, 1.05 + lift, -0.2], q: still },
    gaze: t % 12 > 10 ? null : [t % 12 < 8 ? 0.15 + 0.01 * (t % 12) : 0.5, 0.1 * (t % 7)],
  };
}

test.skipIf(noBrowser)("the report shows the speaker's movement in step with the player", async () => {
  const { url } = await sharedServer();
  const { person, page } = await newcomer(url);
  const id = await analysedSession(person, 'Bühne', { seconds, silences: [] });
  await page.goto(`${url}/sessions/${id}`);
  await page
    .getByText(/nur mit einer VR-Brille messbar/)
    .first()
    .waitFor();
  expect(await page.getByRole('heading', { name: 'Auf der Bühne' }).count()).toBe(0);

  const samples = Array.from({ length: seconds * 20 }, (_, index) => sampleAt(index / 20));
  const { status } = await person.send(`POST /api/Sessions/${id}/Movement`, { json: { samples } });
  expect(status).toBe(201);
  await page.getByRole('heading', { name: 'Auf der Bühne' }).waitFor();
  await page.getByRole('heading', { name: 'Ein Teil des Publikums bekommt kaum einen Blick' }).waitFor();

  const figure = page.getByRole('img', { name: /vom Publikum aus gesehen/ });
  await figure.scrollIntoViewIfNeeded();
  await page.keyboard.press('k');
  await expect.poll(() => shownLate(page).then(({ heard }) => heard)).toBeGreaterThan(1);
  for (let look = 0; look < 5; look += 1) {
    const { shown, lanes, heard } = await shownLate(page);
    expect(Math.abs(shown - heard)).toBeLessThan(0.05);
    expect(Math.abs(lanes - heard)).toBeLessThan(0.05);
  }
});

type Instant = Readonly<{ shown: number; lanes: number; heard: number }>;

/** The second that the figure shows, that of the lanes, and that of the player, all in one frame. */
const shownLate = (page: Page): Promise<Instant> =>
  page.evaluate<Instant>(`new Promise((resolve) => requestAnimationFrame(() => {
    const x = (330 - Number(document.querySelector('[data-part="head"]')?.getAttribute('cx'))) / 104;
    const lanes = Number(document.querySelector('[style*="--from"]')?.style.getPropertyValue('--at')) * ${seconds};
    resolve({ shown: (x + 1) / 0.06, lanes, heard: document.querySelector('audio, video')?.currentTime ?? -1 });
  }))`);
