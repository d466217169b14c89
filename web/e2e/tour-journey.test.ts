import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRulesInBothThemes } from './axe.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';

test.skipIf(noBrowser)('the tour highlights what it describes, works by keyboard, pauses and resumes', async () => {
  const page = await onTour();
  const tour = page.getByRole('dialog', { name: 'Rundgang' });
  await tour.getByText('Rundgang, 1 von 7').waitFor();
  await keepsTheRulesInBothThemes(page, 'the first stop of the tour');
  await page.keyboard.press('Enter');
  await tour.getByRole('heading', { name: 'Hier nehmen Sie auf' }).waitFor();
  await expect.poll(() => pointedAt(page)).toBe('/liverecorder');
  await page.keyboard.press('ArrowRight');
  await tour.getByText('Rundgang, 3 von 7').waitFor();
  await expect.poll(() => pointedAt(page)).toBe('next-step');
  await page.keyboard.press('ArrowLeft');
  await tour.getByText('Rundgang, 2 von 7').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pointedAt(page)).toBe('quota');

  await page.keyboard.press('Escape');
  await tour.waitFor({ state: 'detached' });
  expect(await pointedAt(page)).toBe('nothing');
  const resting = page.getByRole('complementary', { name: 'Rundgang' });
  await resting.getByText('wartet bei Station 4 von 7', { exact: false }).waitFor();
  await resting.getByRole('button', { name: 'Weitermachen' }).click();
  await tour.getByText('Rundgang, 4 von 7').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pointedAt(page)).toBe('/goals');
  // Other pages do not show the tour, which waits.
  await page.getByRole('link', { name: 'Gruppen' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Gruppen' }).waitFor();
  expect(await tour.count()).toBe(0);
  await page.getByRole('link', { name: 'Übersicht' }).first().click();
  await tour.getByText('Rundgang, 5 von 7').waitFor();
  for (const number of [6, 7]) {
    await page.keyboard.press('ArrowRight');
    await tour.getByText(`Rundgang, ${number} von 7`).waitFor();
  }
  await expect.poll(() => pointedAt(page)).toBe('/sessions/list');
  await page.keyboard.press('Enter');
  await tour.waitFor({ state: 'detached' });
  expect(await resting.count()).toBe(0);
});

test.skipIf(noBrowser)('on a phone the tour fits beside what it highlights', async () => {
  const page = await onTour({ viewport: { width: 360, height: 740 } });
  const tour = page.getByRole('dialog', { name: 'Rundgang' });
  for (let number = 1; number <= 7; number += 1) {
    await tour.getByText(`Rundgang, ${number} von 7`).waitFor();
    await expect.poll(() => pointedAt(page)).not.toBe('nothing');
    await expect.poll(() => page.evaluate<boolean>(fits)).toBe(true);
    await page.keyboard.press('ArrowRight');
  }
  await tour.waitFor({ state: 'detached' });
});

test.skipIf(noBrowser)('a menu opened before the tour stays open', async () => {
  const held: Route[] = [];
  const page = await onTour(undefined, (page) => page.route('**/api/Config?*', (route) => void held.push(route)));
  await page.getByRole('button', { name: /^Profil von/ }).click();
  await page.getByRole('menu').waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await page.getByRole('dialog', { name: 'Rundgang' }).waitFor();
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
  await page.waitForURL('**/settings**');
});

/** A person who has finished the introduction and the welcome. */
async function onTour(
  options?: Parameters<typeof newcomer>[1],
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const { url } = await sharedServer();
  const { person, page } = await newcomer(url, options);
  await before?.(page);
  for (const step of ['CompleteOnboarding', 'SetFirstLogin', 'Reset'])
    await person.send(`PATCH /api/Users/${step}`, { json: {} });
  await page.goto(`${url}/dashboard`);
  return page;
}

/** The address or the name of the highlighted element. */
const pointedAt = (page: Page) =>
  page.evaluate<string>(`(() => {
    const marked = document.querySelector('[data-tour-here]');
    return marked ? marked.getAttribute('href') ?? marked.dataset.tour ?? marked.tagName : 'nothing';
  })()`);

/** Whether the whole card is visible and does not cover the highlighted element. */
const fits = `(() => {
  const [card, marked] = ['[role=dialog]', '[data-tour-here]'].map((one) => document.querySelector(one).getBoundingClientRect());
  const isInside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  return isInside && (card.bottom <= marked.top || card.top >= marked.bottom || card.right <= marked.left || card.left >= marked.right);
})()`;
