import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser, openWindow } from './browser.ts';
import { playbackSecond, rowOf, untilScored, uploadSession } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a newcomer signs up, uploads a talk, follows its analysis and listens to it', async () => {
  const { url } = await sharedServer();
  const wav = await spokenWav('Quartalszahlen.wav', { seconds: 40, silences: [{ from: 12, to: 15 }] });
  const page = await openWindow();

  await signUp(page, url);
  await page.goto(`${url}/sessions/list`);
  await page.getByText('Noch kein Vortrag').waitFor();
  await page.evaluate('window.sawTheUpload = true');
  await uploadSession(page, wav);
  await untilScored(page, 'Quartalszahlen');
  expect(await page.evaluate('window.sawTheUpload')).toBe(true);

  await rowOf(page, 'Quartalszahlen').getByRole('link').click();
  await page.getByRole('heading', { name: 'Klangwert' }).waitFor();
  await page.getByText('Wir haben nichts geschätzt', { exact: false }).waitFor();

  const lane = page.getByTestId('lane-plot').nth(1);
  const box = await lane.boundingBox();
  await lane.click({ position: { x: (box?.width ?? 0) / 2, y: 10 } });
  await expect.poll(() => playbackSecond(page)).toBeGreaterThan(20);

  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const slider = page.getByRole('slider', { name: 'Stelle im Vortrag' });
  await slider.focus();
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect.poll(() => playbackSecond(page)).toBe(5);
});

/** Ends on the page for new people. */
async function signUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/register`);
  await page.getByLabel('Vorname').fill('Neue');
  await page.getByLabel('Nachname').fill('Person');
  await page.getByLabel('E-Mail-Adresse').fill(`newcomer-${randomUUID()}@example.org`);
  await page.getByLabel('Passwort', { exact: true }).fill('Weite-Reise-42');
  await page.getByLabel('Passwort wiederholen').fill('Weite-Reise-42');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.waitForURL('**/auth/new-user');
}
