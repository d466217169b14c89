import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { microphone, noBrowser, openBrowser } from './browser.ts';
import { newcomer } from './newcomer.ts';
import { startServer } from './server.ts';
import { spokenWav } from './spoken-wav.ts';
import { rowOf, untilScored, uploadTalk } from './talks.ts';
import { theAdmin } from './the-admin.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const openToAll = [
  '/auth/login',
  '/auth/register',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/terms',
  '/legal/contact',
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
  for (const path of ['/dashboard', '/sessions/list', `${report}`, '/liverecorder']) {
    await checkBothThemes(page, url + path);
  }

  await page.goto(`${url}/sessions/list`);
  await page.getByRole('button', { name: 'Hochladen' }).first().click();
  await page.getByRole('dialog').waitFor();
  await check(page, 'the upload dialog');
});

test.skipIf(noBrowser)('the pages of an admin keep them too', async () => {
  const { url } = await startServer({ ROLES: 'command-api,projections,query-api' });
  const admin = await theAdmin(await openBrowser(), url);
  await checkBothThemes(admin, `${url}/admin/projections`);
  await admin.getByRole('button', { name: 'Alle prüfen' }).click();
  await admin.getByText('Alles gleich').nth(2).waitFor();
  await checkBothThemes(admin, `${url}/admin/projections`);
  await admin.getByRole('button', { name: 'Alle neu aufbauen' }).click();
  await admin.getByRole('alertdialog').waitFor();
  await check(admin, 'the question before a rebuild');
});

async function checkBothThemes(page: Page, address: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.addInitScript({ content: `localStorage.setItem('rostra_theme', '${theme}')` });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('status', { name: 'Wird geladen' }).waitFor({ state: 'hidden' });
    await check(page, `${address} (${theme})`);
  }
}

async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect.soft(found, what).toEqual([]);
}
