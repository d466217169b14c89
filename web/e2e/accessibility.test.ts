import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { theAdmin as adminByHand, newPerson } from '#infra/testing/person.ts';
import { keepsTheRules } from './axe.ts';
import { microphone, noBrowser, openBrowser } from './browser.ts';
import { newcomer } from './newcomer.ts';
import { startServer } from './server.ts';
import { spokenWav } from './spoken-wav.ts';
import { rowOf, untilScored, uploadTalk } from './talks.ts';
import { signedInAs, theAdmin } from './the-admin.ts';

const openToAll = [
  '/auth/login',
  '/auth/register',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/terms',
  '/legal/contact',
  '/audit/verify',
];

test.skipIf(noBrowser)('every page keeps the accessibility rules in both themes', { timeout: 240_000 }, async () => {
  const { url } = await startServer();
  const wav = await spokenWav('Probe.wav', { seconds: 30, silences: [{ from: 10, to: 13 }] });
  const browser = await openBrowser(microphone(wav));
  const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  for (const path of openToAll) await checkBothThemes(visitor, url + path);

  const page = await newcomer(browser, url);
  await checkBothThemes(page, `${url}/auth/new-user`);
  await checkBothThemes(page, `${url}/sessions/list`);
  await uploadTalk(page, wav);
  await untilScored(page, 'Probe');
  const report = await rowOf(page, 'Probe').getByRole('link').getAttribute('href');
  for (const path of ['/dashboard', '/settings', '/sessions/list', `${report}`, '/liverecorder']) {
    await checkBothThemes(page, url + path);
  }

  await page.goto(`${url}/sessions/list`);
  await page.getByRole('button', { name: 'Hochladen' }).first().click();
  await page.getByRole('dialog').waitFor();
  await keepsTheRules(page, 'the upload dialog');
});

test.skipIf(noBrowser)('the pages of admins and auditors keep them too', async () => {
  const { url } = await startServer({ ROLES: 'command-api,projections,query-api' });
  const browser = await openBrowser();
  const admin = await theAdmin(browser, url);
  await checkBothThemes(admin, `${url}/admin/projections`);
  await admin.getByRole('button', { name: 'Alle prüfen' }).click();
  await admin.getByText('Alles gleich').nth(3).waitFor();
  await checkBothThemes(admin, `${url}/admin/projections`);
  await admin.getByRole('button', { name: 'Alle neu aufbauen' }).click();
  await admin.getByRole('alertdialog').waitFor();
  await keepsTheRules(admin, 'the question before a rebuild');

  const grace = await newPerson(url);
  const roles = ['user', 'auditor'];
  await (await adminByHand(url)).send(`PUT /api/Admin/Users/${grace.id}/Roles`, { json: { roles } });
  const auditor = await signedInAs(browser, url, grace.email);
  const [listed, slider] = [auditor.getByRole('list'), auditor.getByRole('slider', { name: 'Stand nach Ereignis' })];
  await checkBothThemes(auditor, `${url}/audit`, () => listed.getByRole('link', { name: 'Ada' }).first().waitFor());
  await checkBothThemes(auditor, `${url}/audit/streams/user-${grace.id}`, async () => {
    await slider.waitFor();
    await keepsTheRules(auditor, 'a stream that is opened');
    await slider.press('ArrowLeft');
    await auditor.getByRole('img', { name: 'geändert' }).first().waitFor();
  });
  await checkBothThemes(auditor, `${url}/audit/verify`);
});

/** `goOn` brings the page to where it is looked at. */
async function checkBothThemes(page: Page, address: string, goOn?: () => Promise<void>): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.addInitScript({ content: `localStorage.setItem('rostra_theme', '${theme}')` });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Each part of a page may load by itself.
    await expect.poll(() => page.getByRole('status', { name: 'Wird geladen' }).count()).toBe(0);
    await goOn?.();
    await keepsTheRules(page, `${address} (${theme})`);
  }
}
