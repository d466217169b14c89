import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn, sessionDone } from '#infra/lab/testing/database.ts';
import { newPerson, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { newcomer, signedIn } from './people.ts';
import { acceptInvitation, invite, seminarOfOneText } from './seminars.ts';
import { analysedSession } from './sessions.ts';

test.skipIf(noBrowser)('an auditor finds a talk, sees an earlier state, exports it, and leaves a trace', async () => {
  const { url, directory } = await sharedServer();
  const [admin, ada] = [await theAdmin(url), await newPerson(url)];
  const grace = await newPerson(url, { firstName: 'Grace', lastName: 'Murray' });
  const session = await analysedSession(ada, 'Erste Fassung', { seconds: 12, silences: [] });
  const database = await databaseIn(directory);
  onTestFinished(() => database.end());
  // Waits for the end of the analysis, so that the new name is the last event.
  await sessionDone(database, session);
  await ada.send(`PATCH /api/Sessions/${session}`, { json: { name: 'Zweite Fassung' } });
  expect((await ada.send(`PUT /api/Admin/Users/${ada.id}/Roles`, { json: { roles: ['auditor'] } })).status).toBe(403);
  const granted = await admin.send(`PUT /api/Admin/Users/${grace.id}/Roles`, { json: { roles: ['user', 'auditor'] } });
  expect(granted.status).toBe(200);
  for (const call of ['Streams', `Streams/session-${session}`, `Streams/session-${session}/at`, 'Chain'])
    expect([call, (await ada.send(`GET /api/Audit/${call}`)).status]).toEqual([call, 404]);

  const page = await signedIn(url, grace.email);
  await page.goto(`${url}/dashboard`);
  await page.getByRole('navigation').getByRole('link', { name: 'Verlauf' }).click();
  await page.getByRole('link', { name: 'Ada Lovelace hat den Vortrag in „Zweite Fassung“ umbenannt.' }).waitFor();
  await keepsTheRules(page, 'what was done');
  await page.getByRole('tab', { name: 'Vorgänge' }).click();
  await page.getByRole('searchbox').fill('zweite fas');
  await page.getByRole('link', { name: 'Zweite Fassung' }).click();
  await page.getByRole('heading', { level: 1, name: 'Zweite Fassung' }).waitFor();
  await page.getByRole('heading', { name: 'Vortrag umbenannt' }).waitFor();

  // Moves back by one event with the keyboard.
  const slider = page.getByRole('slider', { name: 'Stand nach Ereignis' });
  await slider.press('ArrowLeft');
  const row = page.getByRole('row').filter({ hasText: 'Erste Fassung' });
  await row.getByRole('img', { name: 'geändert' }).waitFor();
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['Erste Fassung', 'Zweite Fassung']);
  await page.getByText('Seitdem hat sich 1 Angabe geändert.').waitFor();
  await keepsTheRules(page, 'a stream as it was');

  expect(await downloaded(page, 'Tabelle (CSV)')).toContain('SessionRenamed');
  await page.getByRole('link', { name: 'Ada Lovelace' }).first().click();
  await page.getByRole('link', { name: 'Zweite Fassung' }).first().waitFor();

  await admin.send(`POST /api/Admin/Users/${ada.id}/Erase`, {
    json: { ground: 'requested', reason: 'Hat es verlangt' },
  });
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
  const own = page.locator('main').getByRole('listitem').filter({ hasText: 'Grace Murray' });
  await own.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Vorgang als Datei geholt' }).waitFor();
  await page.getByRole('heading', { name: 'Vorgang eingesehen' }).first().waitFor();
  expect(await page.getByRole('slider').count()).toBe(0);
});

test.skipIf(noBrowser)('an auditor sees why an element counted and who revoked it, and proves it', async () => {
  const { url } = await sharedServer();
  const [owner, lena, grace] = [
    await theAdmin(url),
    await newPerson(url, { firstName: 'Lena', lastName: 'Erste' }),
    await newPerson(url),
  ];
  await owner.send(`PUT /api/Admin/Users/${grace.id}/Roles`, { json: { roles: ['user', 'auditor'] } });
  const { seminarId, elementId } = await seminarOfOneText(owner, 'Warum Menschen zuhören');
  await invite(owner, seminarId, [lena.email]);
  await acceptInvitation(url, lena);
  const read = () => lena.send('POST /api/Submissions/ReadText', { json: { elementId, seminarId } });
  await expect.poll(async () => (await read()).status).toBe(200);
  const reset = { json: { seminarId, userId: lena.id } };
  await expect.poll(async () => (await owner.send('PATCH /api/Seminar/ResetOne', reset)).status).toBe(204);

  const page = await signedIn(url, grace.email);
  await page.goto(`${url}/audit?view=streams&category=participation&actor=${lena.id}`);
  await page.getByRole('link', { name: /^Teilnahme an einem Seminar/ }).click();
  const undone = page.getByRole('listitem').filter({ hasText: 'Alle Beiträge der Person zurückgesetzt' });
  await undone.getByRole('link', { name: 'Rostra Admin' }).waitFor();
  await undone.getByText('Element: „Warum Menschen zuhören“', { exact: false }).waitFor();
  await page.getByText('Zählt nicht als erledigt.').waitFor();
  await page.getByRole('slider', { name: 'Stand nach Ereignis' }).press('ArrowLeft');
  await page.getByText('Zählt nach Fassung 1 von 1 der Regeln', { exact: false }).waitFor();
  await keepsTheRules(page, 'what counted in a seminar');

  const proof = await fileOf(page, 'Beweisdatei');
  await page.goto(`${url}/audit/verify`);
  await page
    .getByLabel('Beweisdatei', { exact: true })
    .setInputFiles({ name: 'beweis.json', mimeType: 'application/json', buffer: proof });
  await expect.poll(() => page.getByText('In Ordnung:', { exact: false }).count()).toBe(3);
});

test.skipIf(noBrowser)('a person who is no auditor has no access to the history', async () => {
  const { url } = await sharedServer();
  const { page } = await newcomer(url);
  await page.goto(`${url}/dashboard`);
  await page.getByRole('link', { name: 'Übersicht' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Verlauf' }).count()).toBe(0);
  for (const path of ['/audit', `/audit/streams/user-${'0'.repeat(32)}`]) {
    await page.goto(url + path);
    await page.waitForURL('**/dashboard');
  }
});

const downloaded = async (page: Page, kind: string) => (await fileOf(page, kind)).toString();

async function fileOf(page: Page, kind: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Als Datei' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: kind }).click();
  const stream = await (await download).createReadStream();
  return Buffer.concat(await stream.toArray());
}
