import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn } from '#infra/lab/testing/database.ts';
import { whileHalfBuilt } from '#infra/lab/testing/held-build.ts';
import { lengthenLog } from '#infra/lab/testing/long-log.ts';
import { password, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser, openWindow } from './browser.ts';
import { newcomer } from './people.ts';
import { startServer } from './server.ts';
import { rowOf, uploadSession } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

/** Enough talks for a rebuild in several batches. */
const sessions = 5_000;

test.skipIf(noBrowser)(
  'an admin rebuilds the talks and sees the progress while a learner works in another browser',
  async () => {
    // Without analysis, since the log only has to be long.
    const { url, directory } = await startServer({ ROLES: 'command-api,projections,query-api' });
    const database = await databaseIn(directory);
    onTestFinished(() => database.end());
    await lengthenLog(database, sessions);
    const learner = await newcomer(url);
    await learner.page.goto(`${url}/sessions/list`);
    await uploadSession(learner.page, await spokenWav('Davor.wav', { seconds: 3, silences: [] }));
    await rowOf(learner.page, 'Davor').waitFor();
    const page = await openWindow();
    await signIn(page, url);
    await page.getByRole('navigation').getByRole('link', { name: 'Verwaltung' }).click();
    await page.getByRole('link', { name: 'Lesemodelle' }).click();
    const { rowCount: areas } = await database.query('select from ops.projection_code');
    await expect.poll(() => page.getByText('Aktuell', { exact: true }).count()).toBe(areas);
    const names = await page.getByRole('heading', { level: 2 }).allTextContents();

    const bar = page.getByRole('progressbar', { name: 'Vorträge: Wird neu aufgebaut' });
    await whileHalfBuilt(database, 'sessions', {
      async begin() {
        await page.getByRole('button', { name: 'Neu aufbauen', exact: true }).nth(names.indexOf('Vorträge')).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Neu aufbauen' }).click();
      },
      async look() {
        await bar.and(page.locator('[aria-valuenow]')).waitFor();
        await page.getByText('noch etwa').waitFor();
        await uploadSession(learner.page, await spokenWav('Dabei.wav', { seconds: 3, silences: [] }));
        for (const name of ['Davor', 'Dabei']) await rowOf(learner.page, name).waitFor();
      },
    });
    // The area also reads events of people.
    await page.getByText(/^5\.0\d\d Ereignisse verarbeitet\./).waitFor();
    await bar.waitFor({ state: 'detached' });
    await learner.page.reload();
    for (const name of ['Davor', 'Dabei']) await rowOf(learner.page, name).waitFor();

    await page.getByRole('button', { name: 'Alle prüfen' }).click();
    await expect.poll(() => page.getByText('Alles gleich').count()).toBe(areas);
  },
);

test.skipIf(noBrowser)('a person who is no admin has no access to the read models', async () => {
  const { url } = await sharedServer();
  const { page } = await newcomer(url);
  await page.goto(`${url}/admin/projections`);
  await page.getByRole('heading', { name: 'Diese Seite gehört zur Verwaltung' }).waitFor();
  expect(await page.getByRole('link', { name: 'Lesemodelle' }).count()).toBe(0);
});

test.skipIf(noBrowser)('the profile menu fits into a low window and signs an admin out', async () => {
  const { url } = await sharedServer();
  const height = 650;
  const page = await openWindow({ viewport: { width: 1366, height } });
  await signIn(page, url);
  await page.getByRole('button', { name: /^Profil von/ }).click();
  const box = await page.getByRole('menu').boundingBox();
  expect(box ? box.y + box.height : height + 1).toBeLessThanOrEqual(height);
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.waitForURL('**/auth/login');
});

/** Signs in as the admin of a new installation. */
async function signIn(page: Page, url: string): Promise<void> {
  await pastFirstSteps(url);
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('E-Mail-Adresse').fill('admin@rostra.local');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/dashboard');
}

/** Skips the introduction and the welcome. */
async function pastFirstSteps(url: string): Promise<void> {
  const admin = await theAdmin(url);
  await admin.send('PATCH /api/Users/CompleteOnboarding');
  const { headers } = await admin.send('PATCH /api/Users/SetFirstLogin');
  await admin.seen('/api/Users/GetByToken', headers);
}
