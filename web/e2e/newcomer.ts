import type { Browser, Page } from 'playwright-core';

let last = 0;

/** Somebody who has just registered and stands on the page for new people. */
export async function newcomer(browser: Browser, url: string): Promise<Page> {
  last += 1;
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`${url}/auth/register`);
  await page.getByLabel('Vorname').fill('Neue');
  await page.getByLabel('Nachname').fill('Person');
  await page.getByLabel('E-Mail-Adresse').fill(`newcomer${last}@example.org`);
  await page.getByLabel('Passwort', { exact: true }).fill('Weite-Reise-42');
  await page.getByLabel('Passwort wiederholen').fill('Weite-Reise-42');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.waitForURL('**/auth/new-user');
  return page;
}
