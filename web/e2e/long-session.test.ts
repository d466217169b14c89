import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { longSession } from './long-session.ts';
import { newcomer } from './people.ts';

const id = '1'.repeat(32);
/** The report of an invented talk; these parts stay missing. */
const missing = ['Captions.vtt', 'Sharing', 'Media'].map((part) => refusal(404, `/api/Sessions/:id/${part}`));

test.skipIf(noBrowser)(
  'lays out only the words near the screen in a talk of an hour, and changes no element while scrolling',
  async () => {
    const page = await openReport(60);
    const transcript = page.getByTestId('transcript');
    expect(await transcript.locator('[data-word]').count()).toBe(9_000);
    await transcript.scrollIntoViewIfNeeded();
    const { laidOut, changes } = await scrolled(page);
    expect(Math.max(...laidOut)).toBeGreaterThan(0);
    expect(Math.max(...laidOut)).toBeLessThan(1_500);
    expect(changes).toBe(0);

    await page
      .getByTestId('lane-plot')
      .nth(1)
      .click({ position: { x: 300, y: 10 } });
    await expect.poll(() => page.locator('[data-now]').count()).toBe(1);
    expect(await isInView(page)).toBe(true);
  },
);

test.skipIf(noBrowser)('a whole report keeps the accessibility rules in both themes', async () => {
  const page = await openReport(7);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    const which = theme === 'light' ? 'all' : 'colours';
    await page.getByRole('tab', { name: /Füllwörter/ }).click();
    await keepsTheRules(page, theme, { which });
    await page.getByRole('tab', { name: /Wiederholungen/ }).click();
    await keepsTheRules(page, `${theme}, the other findings`, { which, within: ['[role=tablist]', '[role=tabpanel]'] });
  }
});

/** A report with invented answers of the server. */
async function openReport(minutes: number): Promise<Page> {
  const { url } = await sharedServer();
  const { page } = await newcomer(url, { expects: missing });
  const json = (body: unknown) => ({ contentType: 'application/json', body: JSON.stringify(body) });
  const values = Array.from({ length: 600 }, (_, index) => 0.3 + 0.2 * Math.sin(index));
  await page.route(`**/api/Sessions/${id}?*`, (route) => route.fulfill(json(longSession(id, minutes))));
  await page.route(`**/api/Sessions/${id}/Peaks?*`, (route) =>
    route.fulfill(json({ t0: 0, dt: minutes / 10, values })),
  );
  await page.goto(`${url}/sessions/${id}`);
  await page.getByTestId('transcript').waitFor();
  return page;
}

/**
 * Scrolls the box of words down in twenty steps: the number of words with a layout at each step, and the number of DOM
 * changes.
 */
const scrolled = (page: Page): Promise<{ laidOut: number[]; changes: number }> =>
  page.evaluate(`(async () => {
    const box = document.querySelector('[data-testid=transcript]');
    const words = [...box.querySelectorAll('[data-word]')];
    const next = () => new Promise(requestAnimationFrame);
    let changes = 0;
    const watch = new MutationObserver((found) => { changes += found.length; });
    watch.observe(box, { childList: true, subtree: true, characterData: true });
    const laidOut = [];
    for (let step = 0; step < 20; step += 1) {
      box.scrollBy({ top: 1000, behavior: 'instant' });
      await next();
      await next();
      laidOut.push(words.filter((word) => word.checkVisibility({ contentVisibilityAuto: true })).length);
    }
    watch.disconnect();
    return { laidOut, changes };
  })()`);

const isInView = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const [box, word] = ['[data-testid=transcript]', '[data-now]'].map((at) => document.querySelector(at).getBoundingClientRect());
    return word.top >= box.top && word.bottom <= box.bottom;
  })()`);
