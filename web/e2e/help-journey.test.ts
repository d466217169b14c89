import { test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';

test.skipIf(noBrowser)('by keyboard: find a page, see the shortcuts, and write to the operator', async () => {
  const { url } = await sharedServer();
  const { page } = await newcomer(url);
  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'Profil von Neue Person' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Tasten' }).waitFor();
  await keepsTheRules(page, 'the list of keys');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Suchen' }).waitFor();
  await keepsTheRules(page, 'the commands');
  await page.keyboard.type('Kontakt');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/legal/contact');
  await page.getByLabel('Nachricht').fill('Wie lade ich jemanden ein?');
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  await page.getByText('Ihre Nachricht ist angekommen').waitFor();
  await keepsTheRules(page, 'the contact form');
});
