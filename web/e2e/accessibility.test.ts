import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules, keepsTheRulesInBothThemes } from './axe.ts';
import { noBrowser, openWindow } from './browser.ts';
import { newcomer, signedIn } from './people.ts';
import { analysedSession } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

const openToAll = [
  '/auth/login',
  '/auth/register',
  '/legal/imprint',
  '/legal/privacy',
  '/legal/terms',
  '/legal/contact',
  '/legal/accessibility',
  '/help',
  '/help/learner',
  '/audit/verify',
  '/auth/device',
];

test.skipIf(noBrowser)('every page keeps the accessibility rules in both themes', async () => {
  const { url } = await sharedServer();
  const visitor = await openWindow();
  for (const path of openToAll) await checkBothThemes(visitor, url + path);
  await visitor.goto(`${url}/dev/ui`);
  // The page of components shows a loading state on purpose.
  await visitor.getByRole('status', { name: 'Wird geladen' }).first().waitFor();
  await keepsTheRulesInBothThemes(visitor, 'every component');

  const session = { seconds: 30, silences: [{ from: 10, to: 13 }] };
  const { person, page } = await newcomer(url, { microphone: await spokenWav('Probe.wav', session) });
  for (const path of ['/auth/new-user', '/sessions/list']) await checkBothThemes(page, url + path);
  const id = await analysedSession(person, 'Probe', session);
  for (const path of [
    '/dashboard',
    '/access',
    '/settings',
    '/settings/sign-in',
    '/settings/privacy',
    '/sessions/list',
    `/sessions/${id}`,
    '/liverecorder',
  ]) {
    await checkBothThemes(page, url + path);
  }

  await page.goto(`${url}/sessions/list`);
  await page.getByRole('button', { name: 'Hochladen' }).first().click();
  await page.getByRole('dialog').waitFor();
  await keepsTheRules(page, 'the upload dialog');
});

test.skipIf(noBrowser)('the pages of admins and auditors keep the accessibility rules', async () => {
  const { url } = await sharedServer();
  const byHand = await theAdmin(url);
  const admin = await signedIn(url, byHand.email);
  await checkBothThemes(admin, `${url}/admin/projections`);
  await admin.getByRole('button', { name: 'Alle prüfen' }).click();
  await admin.getByText('Alles gleich').nth(3).waitFor();
  await keepsTheRulesInBothThemes(admin, 'read models that were checked');
  await admin.getByRole('button', { name: 'Alle neu aufbauen' }).click();
  await admin.getByRole('dialog').waitFor();
  await keepsTheRules(admin, 'the question before a rebuild');

  const grace = await newPerson(url, { firstName: 'Grace', lastName: 'Hopper' });
  await byHand.send(`PUT /api/Admin/Users/${grace.id}/Roles`, { json: { roles: ['user', 'auditor'] } });
  const auditor = await signedIn(url, grace.email);
  const [listed, slider] = [auditor.getByRole('list'), auditor.getByRole('slider', { name: 'Stand nach Ereignis' })];
  await checkBothThemes(auditor, `${url}/audit`, () => listed.getByRole('link', { name: 'Grace' }).first().waitFor());
  await checkBothThemes(auditor, `${url}/audit/streams/user-${grace.id}`, async () => {
    await slider.waitFor();
    await keepsTheRules(auditor, 'a stream that is opened');
    await slider.press('ArrowLeft');
    await auditor.getByRole('img', { name: 'geändert' }).first().waitFor();
  });
  await checkBothThemes(auditor, `${url}/audit/verify`);
});

/** `goOn` brings the page into the state to check. */
async function checkBothThemes(page: Page, address: string, goOn?: () => Promise<void>): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Parts of a page load separately.
  await expect.poll(() => page.getByRole('status', { name: 'Wird geladen' }).count()).toBe(0);
  await goOn?.();
  await keepsTheRulesInBothThemes(page, address);
}
