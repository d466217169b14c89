import { expect, test } from 'vitest';
import { databaseIn } from '#infra/testing/database.ts';
import { lengthenLog } from '#infra/testing/long-log.ts';
import { noBrowser, openBrowser } from './browser.ts';
import { newcomer } from './newcomer.ts';
import { startServer } from './server.ts';
import { theAdmin } from './the-admin.ts';

const talks = 20_000;

test.skipIf(noBrowser)('an admin rebuilds the talks, sees how far that is, and its end', async () => {
  // Nobody analyses the talks that make the log long.
  const { url, directory } = await startServer({ ROLES: 'command-api,projections,query-api' });
  const database = await databaseIn(directory);
  await lengthenLog(database, talks);
  await database.end();
  const page = await theAdmin(await openBrowser(), url);
  await page.getByRole('link', { name: 'Lesemodelle' }).click();
  await expect.poll(() => page.getByText('Aktuell', { exact: true }).count()).toBe(3);

  await page.getByRole('button', { name: 'Neu aufbauen', exact: true }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Neu aufbauen' }).click();
  const bar = page.getByRole('progressbar', { name: 'Vorträge: Wird neu aufgebaut' });
  await bar.and(page.locator('[aria-valuenow]')).waitFor();
  await page.getByText('noch etwa').waitFor();
  await page.getByText('20.000 Ereignisse verarbeitet.').waitFor();
  await bar.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Alle prüfen' }).click();
  await expect.poll(() => page.getByText('Alles gleich').count()).toBe(3);
});

test.skipIf(noBrowser)('who is no admin finds no way to the read models', async () => {
  const { url } = await startServer({ ROLES: 'command-api,projections,query-api' });
  const page = await newcomer(await openBrowser(), url);
  await page.goto(`${url}/admin/projections`);
  await page.waitForURL('**/dashboard');
  expect(await page.getByRole('link', { name: 'Lesemodelle' }).count()).toBe(0);
});
