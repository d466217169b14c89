import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { password, personOf, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, openWindow } from './browser.ts';
import { invitationLink, invite, seminarWithTable, setDeadline } from './seminars.ts';
import { analysedSession } from './sessions.ts';

test.skipIf(noBrowser)(
  'a person without an account is invited, registers, reads, submits on time, and gets a certificate that anybody can check',
  async () => {
    const { url } = await sharedServer();
    const owner = await theAdmin(url);
    const name = `Weg zum Zertifikat ${randomUUID()}`;
    const { seminarId, elementId } = await seminarWithTable(owner, { name, hours: 3.5 });
    const dueAt = new Date(Date.now() + 5 * 86_400_000);
    await setDeadline(owner, { seminarId, elementId, dueAt });
    const email = `zertifikat-${randomUUID()}@example.org`;
    await invite(owner, seminarId, [email]);

    const page = await openWindow();
    await page.goto(await invitationLink(url, email));
    await page.getByRole('heading', { name }).waitFor();
    await page.getByText('3,5 Stunden', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Konto anlegen und teilnehmen' }).click();
    await register(page);
    await page.waitForURL(`**/seminars/dashboard/${seminarId}`);

    await page.getByRole('heading', { level: 1, name: 'Der Weg' }).waitFor();
    await page.getByRole('heading', { name: 'Drei Stationen' }).waitFor();
    await page.getByRole('cell', { name: '10 s' }).waitFor();
    await keepsTheRules(page, 'a text with a table');
    await analysedSession(await personOf(url, email), talk, { seconds: 40, silences: [] });
    await page.getByRole('button', { name: 'Gelesen, weiter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Eine Minute' }).waitFor();
    await page.locator(`main time[datetime="${dueAt.toISOString()}"]`).first().waitFor();
    const id = await handIn(page);

    await rate(owner, id);
    await page.getByRole('link', { name: 'Vortrag 1 ansehen' }).click();
    await page.getByRole('heading', { name: 'Nach Kriterien' }).waitFor();
    await page.getByText('1 Bewertung', { exact: true }).waitFor();

    await page.goto(`${url}/seminars/dashboard/${seminarId}`);
    await page.getByRole('button', { name: 'Zertifikat ausstellen' }).click();
    const check = page.getByRole('link', { name: 'So prüfen andere, dass es echt ist' });
    await check.waitFor();
    const stranger = await openWindow();
    await stranger.goto(new URL((await check.getAttribute('href')) ?? '', url).href);
    await stranger.getByText('Dieses Zertifikat ist echt').waitFor();
    await stranger.getByRole('heading', { name: `Zora ${lastName}` }).waitFor();
    await stranger.getByText(name).first().waitFor();
    await stranger.getByText('3,5 Stunden').waitFor();
    await keepsTheRules(stranger, 'a certificate as anybody checks it');
  },
);

const [lastName, talk] = [`Weber-${randomUUID()}`, 'Mein Weg in einer Minute'];

async function register(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill('Zora');
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByRole('button', { name: 'Einführung überspringen' }).click();
}

/** Resolves with the id of the submission. */
async function handIn(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Aus meinen Vorträgen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: talk }).check();
  await dialog.getByRole('button', { name: 'Einreichen' }).click();
  const link = page.getByRole('link', { name: 'Vortrag 1 ansehen' });
  await link.waitFor();
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? expect.fail('nothing was handed in');
}

/** The owner rates the submission, over HTTP. */
async function rate(owner: Awaited<ReturnType<typeof theAdmin>>, submissionId: string): Promise<void> {
  type Detail = Readonly<{ criteria: readonly Readonly<{ id: string }>[] }>;
  const { body } = await owner.send<Detail>(`GET /api/Submissions/${submissionId}`);
  const levels = body.criteria.map(({ id }) => ({ criterionId: id, level: 3 }));
  const { status } = await owner.send(`PUT /api/Submissions/${submissionId}/Criteria`, { json: { levels } });
  expect(status).toBe(200);
}
