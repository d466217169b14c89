import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { signedIn } from './people.ts';
import { acceptInvitation, invite, seminarOfOneSession, setDeadline } from './seminars.ts';
import { analysedSession } from './sessions.ts';

const title = 'Eine Minute vor anderen';
const sessionName = 'Meine Eröffnung';

test.skipIf(noBrowser)(
  'owner and participant at once: a deadline moves, a talk is submitted and rated, and a certificate is issued',
  async () => {
    const { url } = await sharedServer();
    const owner = await theAdmin(url);
    const lastName = `Vogel${Date.now()}`;
    const learner = await newPerson(url, { firstName: 'Vera', lastName });
    const { seminarId, elementId, name } = await seminarOfOneSession(owner, { title, hours: 2.5 });
    await setDeadline(owner, { seminarId, elementId, dueAt: inDays(3) });
    await invite(owner, seminarId, [learner.email]);
    await acceptInvitation(url, learner);
    await analysedSession(learner, sessionName, { seconds: 40, silences: [] });

    const [desk, room] = [await signedIn(url, owner.email), await signedIn(url, learner.email)];
    await desk.goto(`${url}/seminars/admin/${seminarId}`);
    const row = desk.getByRole('row').filter({ hasText: `Vera ${lastName}` });
    await row.getByText('0 %', { exact: true }).waitFor();
    await room.goto(`${url}/seminars/dashboard/${seminarId}`);
    await room.getByText('Zu erledigen bis', { exact: false }).waitFor();
    const later = inDays(9);
    await setDeadline(owner, { seminarId, elementId, dueAt: later });
    await room.locator(`main time[datetime="${later.toISOString()}"]`).first().waitFor();

    await handIn(room);
    await row.getByRole('img', { name: 'erledigt' }).waitFor();
    await row.getByText('100 %').waitFor();
    await room.getByRole('link', { name: 'Vortrag 1 ansehen' }).click();
    await room.waitForURL('**/seminars/submission/*');

    await row.getByRole('button', { name: `Vera ${lastName} ansehen` }).click();
    await desk.getByRole('link', { name: 'Vortrag ansehen' }).click();
    await desk.getByRole('radio', { name: 'klar geführt' }).check();
    await room.getByRole('heading', { name: 'Nach Kriterien' }).waitFor();
    await room.getByText('1 Bewertung', { exact: true }).waitFor();
    await keepsTheRules(room, 'a talk that was rated by criteria');

    await desk.goto(`${url}/seminars/admin/${seminarId}`);
    await row.getByRole('button', { name: `Vera ${lastName} ansehen` }).click();
    await room.goto(`${url}/seminars/dashboard/${seminarId}`);
    await room.getByRole('button', { name: 'Zertifikat ausstellen' }).click();
    await desk.getByRole('dialog').getByText('Zertifikat vom', { exact: false }).waitFor();
    await checksCertificate(room, { name, person: `Vera ${lastName}` });
  },
);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function handIn(room: Page): Promise<void> {
  await room.getByRole('button', { name: 'Aus meinen Vorträgen' }).click();
  const dialog = room.getByRole('dialog');
  await dialog.getByRole('radio', { name: sessionName }).check();
  await dialog.getByRole('button', { name: 'Einreichen' }).click();
  await room.getByRole('heading', { name: 'Ihre Vorträge' }).waitFor();
}

async function checksCertificate(room: Page, { name, person }: Readonly<{ name: string; person: string }>) {
  const download = room.waitForEvent('download');
  await room.getByRole('button', { name: 'Als PDF speichern' }).click();
  expect((await download).suggestedFilename()).toContain(name);
  await room.getByRole('link', { name: 'So prüfen andere, dass es echt ist' }).click();
  await room.getByText('Dieses Zertifikat ist echt').waitFor();
  await room.getByRole('heading', { name: person }).waitFor();
  await room.getByText('2,5 Stunden').waitFor();
  await keepsTheRules(room, 'a certificate with its hours');
}
