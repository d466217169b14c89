import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson, theAdmin } from '#infra/testing/person.ts';
import { recording } from '#infra/testing/recording.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, openBrowser } from './browser.ts';
import { startServer } from './server.ts';
import { signedInAs } from './the-admin.ts';

test.skipIf(noBrowser)('an auditor finds a talk, sees it as it was, takes it along, and is seen', async () => {
  // Nobody analyses the talk: what is looked at here stands in its name.
  const { url } = await startServer({ ROLES: 'command-api,projections,query-api,reactions' });
  const [admin, ada, grace] = [await theAdmin(url), await newPerson(url), await newPerson(url)];
  const talk = await ada.uploaded(await recording('Probe.wav'), { sessionName: 'Erste Fassung' });
  await ada.send(`PATCH /api/Sessions/${talk}`, { json: { name: 'Zweite Fassung' } });
  expect((await ada.send(`PUT /api/Admin/Users/${ada.id}/Roles`, { json: { roles: ['auditor'] } })).status).toBe(403);
  const granted = await admin.send(`PUT /api/Admin/Users/${grace.id}/Roles`, { json: { roles: ['user', 'auditor'] } });
  expect(granted.status).toBe(200);
  for (const call of ['Streams', `Streams/session-${talk}`, `Streams/session-${talk}/at`, 'Chain'])
    expect([call, (await ada.send(`GET /api/Audit/${call}`)).status]).toEqual([call, 404]);

  const browser = await openBrowser();
  const page = await signedInAs(browser, url, grace.email);
  await page.getByRole('link', { name: 'Verlauf' }).click();
  await page.getByRole('searchbox').fill('zweite fas');
  await page.getByRole('link', { name: 'Zweite Fassung' }).click();
  await page.getByRole('heading', { level: 1, name: 'Zweite Fassung' }).waitFor();
  await page.getByRole('heading', { name: 'Vortrag umbenannt' }).waitFor();

  // One event back from now, by the keyboard.
  const slider = page.getByRole('slider', { name: 'Stand nach Ereignis' });
  await slider.press('ArrowLeft');
  const row = page.getByRole('row').filter({ hasText: 'Erste Fassung' });
  await row.getByRole('img', { name: 'geändert' }).waitFor();
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['Erste Fassung', 'Zweite Fassung']);
  await page.getByText('Seitdem hat sich 1 Angabe geändert.').waitFor();
  await keepsTheRules(page, 'a stream as it was');

  expect(await downloaded(page, 'Tabelle (CSV)')).toContain('SessionRenamed');
  await page.getByRole('link', { name: 'Ada Lovelace' }).first().click();
  await page.getByRole('link', { name: 'Zweite Fassung' }).waitFor();

  await admin.send(`POST /api/Admin/Users/${ada.id}/Erase`, { json: { reason: 'requested' } });
  await expect
    .poll(
      async () => (await grace.send<{ erased: boolean }>(`GET /api/Audit/Streams/user-${ada.id}/Summary`)).body.erased,
    )
    .toBe(true);
  await page.goto(`${url}/audit/streams/user-${ada.id}`);
  await page.getByRole('heading', { level: 1, name: 'gelöschte Person' }).waitFor();
  await page.getByRole('heading', { name: 'Person gelöscht: Alles Persönliche ist unlesbar' }).waitFor();
  await expect.poll(() => page.locator('main').innerText()).not.toContain('Lovelace');

  await page.goto(`${url}/audit?category=lookup`);
  await page.locator('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Vorgang als Datei geholt' }).waitFor();
  await page.getByRole('heading', { name: 'Vorgang eingesehen' }).first().waitFor();
  expect(await page.getByRole('slider').count()).toBe(0);
});

test.skipIf(noBrowser)('who is no auditor finds no way to the history', async () => {
  const { url } = await startServer({ ROLES: 'command-api,projections,query-api' });
  const { email } = await newPerson(url);
  const page = await signedInAs(await openBrowser(), url, email);
  expect(await page.getByRole('link', { name: 'Verlauf' }).count()).toBe(0);
  for (const path of ['/audit', `/audit/streams/user-${'0'.repeat(32)}`]) {
    await page.goto(url + path);
    await page.waitForURL('**/dashboard');
  }
});

async function downloaded(page: Page, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'Als Datei' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  const stream = await (await download).createReadStream();
  return Buffer.concat(await stream.toArray()).toString();
}
