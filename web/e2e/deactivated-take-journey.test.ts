import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { password, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser, refusal } from './browser.ts';
import { newcomer, signedIn } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { playbackSecond, recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)(
  'a person is deactivated while recording; the take is kept and offered after the account is active again',
  async () => {
    const { url } = await sharedServer();
    const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
    // The open page is signed out in the middle of its work.
    const { page, person } = await newcomer(url, {
      microphone,
      expects: [/status of 401 .*\/api\//, refusal(403, '/api/Account/Login')],
    });
    const desk = await signedIn(url, (await theAdmin(url)).email);
    await page.goto(`${url}/liverecorder`);
    await (await readyToRecord(page)).click();
    await page.getByText('Ein Absturz kostet nichts', { exact: false }).waitFor();
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(6);
    const recorded = await recordedSecond(page);

    await desk.goto(`${url}/admin/users/${person.id}`);
    await desk.getByRole('button', { name: 'Deaktivieren …' }).click();
    await desk.getByLabel('Grund').fill('Beschäftigung beendet');
    await desk.getByRole('dialog').getByRole('button', { name: 'Deaktivieren', exact: true }).click();
    await page.waitForURL('**/auth/**');
    await signIn(page, url, person.email);
    await page.waitForURL('**/auth/inactive');

    await desk.getByRole('button', { name: 'Freischalten', exact: true }).click();
    await desk.getByRole('button', { name: 'Unbefristet freischalten' }).click();
    await desk.getByRole('button', { name: 'Zugang befristen' }).waitFor();
    await signIn(page, url, person.email);
    // The first sign-in opens the introduction, which is not part of this test.
    await page.waitForURL('**/auth/onboarding');
    await page.goto(`${url}/liverecorder`);
    await page.getByRole('heading', { name: 'Noch nicht gesendet' }).waitFor();
    await page.getByRole('button', { name: 'Prüfen und senden' }).click();
    await page.getByRole('button', { name: 'Abspielen', exact: true }).click();
    await expect.poll(() => playbackSecond(page)).toBeGreaterThanOrEqual(recorded - 2);
    await page.getByLabel('Name des Vortrags').fill('Nach der Sperre');
    await page.getByRole('button', { name: 'Senden und analysieren' }).click();
    await page.getByRole('heading', { name: 'Nach der Sperre' }).waitFor();
  },
);

async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}
