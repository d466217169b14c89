import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { analysedSession, playbackSecond } from './sessions.ts';

const sentence = 'Wir haben, ähm, im Sommer vier neue Kunden gewonnen, und der Umsatz ist trotzdem kleiner. ';
/** Fifteen words in five seconds including a filler, with a pause in the middle of the talk. */
const captions = `WEBVTT

${[0, 5, 10, 18, 23, 28].map((from) => `${stamp(from)} --> ${stamp(from + 5)}\n${sentence}\n`).join('\n')}`;

test.skipIf(noBrowser)('a newcomer dismisses a wrong filler, and the score changes', async () => {
  const { url } = await sharedServer();
  const { person, page } = await newcomer(url);
  const session = await analysedSession(person, 'Kunden', { seconds: 35, silences: [{ from: 15, to: 18 }] });
  await page.goto(`${url}/sessions/${session}`);
  await page.getByRole('button', { name: 'Wortlaut hinzufügen' }).click();
  await page.getByRole('dialog').getByLabel('Was gesagt wurde').fill(captions);
  await page.getByRole('dialog').getByRole('button', { name: 'Auswerten' }).click();

  const advice = page.getByRole('listitem').filter({ hasText: 'Viele Füllwörter' });
  await advice
    .getByRole('button', { name: /abspielen/ })
    .first()
    .waitFor();
  const before = await score(page);
  await page.getByRole('tab', { name: 'Füllwörter 6' }).waitFor();
  for (let left = 6; left > 0; left -= 1) {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page
      .getByRole('button', { name: /Zählt nicht: „ähm“/ })
      .first()
      .click();
    await page.getByRole('tab', { name: `Füllwörter ${left - 1}` }).waitFor();
    expect((await saved).status()).toBe(204);
  }
  await expect.poll(() => score(page)).toBeGreaterThan(before);
  await expect.poll(() => advice.count()).toBe(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Füllwörter 0' }).waitFor();

  await page.getByTestId('transcript').getByText('Sommer').nth(4).click();
  await expect.poll(() => playbackSecond(page)).toBeGreaterThan(22);
  await expect.poll(() => page.locator('[data-now]').count()).toBe(1);
  await page.keyboard.press('k');
  const second = await playbackSecond(page);
  await page.keyboard.press('j');
  await expect.poll(() => playbackSecond(page)).toBe(second - 10);
});

function stamp(second: number): string {
  return `00:00:${String(second).padStart(2, '0')}.000`;
}

/** The score on the score card. */
async function score(page: Page): Promise<number> {
  const words = await page.getByText('von 10', { exact: true }).locator('..').locator('span').first().innerText();
  return Number(words.replace(',', '.'));
}
