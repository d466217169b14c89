import type { Browser, Page } from 'playwright-core';
import { password } from '#infra/testing/person.ts';

/** The admin of a new installation, signed in. */
export async function theAdmin(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 1000 } });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('E-Mail-Adresse').fill('admin@rostra.local');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}
