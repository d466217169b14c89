import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readZip } from '#infra/lab/testing/read-zip.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';

test.skipIf(noBrowser)('a newcomer requests, downloads and removes an archive of their data', async () => {
  const { url } = await sharedServer();
  const { page } = await newcomer(url);
  await page.goto(`${url}/dashboard`);
  await page.getByRole('button', { name: 'Profil von Neue' }).click();
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
  await page.waitForURL('**/settings');
  await page.getByRole('link', { name: 'Daten und Datenschutz' }).click();
  await page.getByRole('button', { name: 'Archiv anfordern' }).click();

  // The page updates without a reload once the archive is ready.
  await page.getByText('bereit bis').waitFor({ timeout: 60_000 });
  await page.getByText('Ein neues Archiv können Sie ab', { exact: false }).waitFor();
  await keepsTheRules(page, 'the settings with an archive');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^rostra-\d{4}-\d\d-\d\d\.zip$/);
  const files = await readZip(await readFile(await download.path()));
  expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject({ firstName: 'Neue' });
  expect(files.get('LIESMICH.txt')?.toString()).toContain('account.json');

  await page.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await page.getByText('Das letzte Archiv ist entfernt.').waitFor();
});
