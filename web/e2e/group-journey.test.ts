import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '#infra/lab/testing/call.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { newPerson, type Person, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { signedIn } from './people.ts';
import { analysedSession } from './sessions.ts';

const name = `Redekreis ${Date.now()}`;
const session = `Probe ${Date.now()}`;

/** Console errors of a page that shows a talk when its share ends. */
const takenBack = ['', '/Series', '/Peaks', '/Media'].map((part) => refusal(404, `/api/Sessions/shared/:id${part}`));

test.skipIf(noBrowser)(
  'a group with a manager: invite, post, pin, share a talk, comment at 0:42, and unshare it on an open page',
  async () => {
    const { url } = await sharedServer();
    const [owner, bea, cem] = [
      await theAdmin(url),
      await newPerson(url),
      await newPerson(url, { firstName: 'Cem', lastName: 'Aydin' }),
    ];
    await Promise.all([confirmed(url, bea), confirmed(url, cem)]);
    const sessionId = await analysedSession(owner, session, { seconds: 50, silences: [] });
    const page = await signedIn(url, owner.email);

    await page.goto(`${url}/groups`);
    await page.getByRole('button', { name: 'Neue Gruppe' }).click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Gruppe anlegen' }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const groupId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await join(owner, bea, groupId);

    await page.getByRole('tab', { name: 'Einladungen' }).click();
    await page.getByLabel('Wen möchten Sie einladen?').fill(`keine-adresse, ${bea.email}\n${cem.email}`);
    await page.getByRole('button', { name: '3 Adressen einladen' }).click();
    await page.getByText('Eine Einladung ist unterwegs.').waitFor();
    await page.getByText('keine-adresse: keine E-Mail-Adresse').waitFor();
    await page.getByText(`${bea.email}: ist schon in der Gruppe`).waitFor();
    await keepsTheRules(page, 'invitations to a group');

    await page.getByRole('tab', { name: /Mitglieder/ }).click();
    await page.getByRole('listitem').filter({ hasText: bea.email }).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Mitleiten lassen' }).click();
    await page.getByRole('listitem').filter({ hasText: bea.email }).getByText('Leitet mit').waitFor();

    const other = await signedIn(url, cem.email, { expects: takenBack });
    await other.goto(`${url}/groups`);
    await other.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Annehmen' }).click();
    await other.getByRole('heading', { name, level: 1 }).waitFor();
    await post(page, 'Willkommen', 'Schön, dass Sie da sind.');
    await other.getByRole('heading', { name: 'Willkommen' }).waitFor();
    await page.getByRole('button', { name: 'Mehr zu „Willkommen“' }).click();
    await page.getByRole('menuitem', { name: 'Oben anheften' }).click();
    await other.getByText('Angeheftet').waitFor();
    await keepsTheRules(other, 'a group');

    await page.goto(`${url}/sessions/${sessionId}`);
    await page.getByRole('button', { name: 'Teilen', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const them = 'Cem Aydin';
    await dialog.getByLabel(them, { exact: false }).check();
    await dialog.getByLabel('Wie lange?').selectOption('Bis morgen Abend');
    await dialog.getByRole('button', { name: 'Teilen', exact: true }).click();
    await dialog.getByText('noch nicht angesehen', { exact: false }).waitFor();
    await keepsTheRules(page, 'the dialog that shares a talk');

    await other.goto(`${url}/sessions/shared`);
    await other.getByRole('link', { name: session }).click();
    await other.getByRole('heading', { name: session }).waitFor();
    await dialog.getByText('angesehen gerade eben', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Schließen' }).first().click();
    await commentAt(other, 42, 'Hier wird es lebendig.');
    await keepsTheRules(other, 'a talk that somebody shares');

    await page.getByText('Hier wird es lebendig.').waitFor();
    await page.getByRole('button', { name: 'Ab 0:42 abspielen' }).waitFor();
    await other.getByText('Gelesen').waitFor();

    const address = (await other.locator('audio').getAttribute('src')) ?? '';
    expect((await other.request.get(`${url}${address}`)).status()).toBe(200);
    await page.getByRole('button', { name: 'Teilen', exact: true }).click();
    await dialog.getByRole('button', { name: `Nicht mehr mit ${them} teilen` }).click();
    await other.getByRole('heading', { name: /nicht mehr mit Ihnen geteilt/ }).waitFor();
    expect(await other.locator('audio').count()).toBe(0);
    expect((await other.request.get(`${url}${address}`)).status()).toBe(404);
  },
);

async function post(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('tab', { name: /Beiträge/ }).click();
  await page.getByRole('button', { name: 'Beitrag schreiben' }).click();
  await page.getByLabel('Überschrift', { exact: true }).first().fill(title);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type(text);
  await keepsTheRules(page, 'the editor of a post');
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Comments at a second of the talk; the player pauses when the typing starts. */
async function commentAt(page: Page, second: number, text: string): Promise<void> {
  await page.waitForFunction(`document.querySelector('audio')?.readyState > 0`);
  await page.evaluate(`document.querySelector('audio').currentTime = ${second}`);
  await page.getByLabel('Was fällt Ihnen auf?').pressSequentially(text);
  await page.getByText(`Zur Stelle 0:${second}`).waitFor();
  await page.getByRole('button', { name: 'Rückmeldung senden' }).click();
  await page.getByText('Noch nicht gelesen', { exact: false }).waitFor();
}

/** Joins by an invitation. */
async function join(owner: Person, person: Person, groupId: string): Promise<void> {
  await owner.send('POST /api/Groups/InviteUsers', { json: { groupId, emails: [person.email] } });
  const id = await eventually(async () => {
    const { body } = await person.send<readonly Invitation[]>('GET /api/Invitations');
    return body.find(({ group }) => group?.id === groupId)?.id ?? Promise.reject(new Error('not invited yet'));
  });
  const { status } = await person.send(`PATCH /api/Invitations/Accept/${id}`, { json: {} });
  expect(status).toBe(200);
}

type Invitation = Readonly<{ id: string; group: Readonly<{ id: string }> | null }>;
type Mail = Readonly<{ to: string; text: string }>;

/** Confirms the person's address with the mail in the local mailbox. */
async function confirmed(url: string, person: Person): Promise<void> {
  const token = await eventually(async () => {
    const { body } = await call<readonly Mail[]>(url, 'GET /dev/mail');
    const tokens = body.flatMap(({ to, text }) => (to === person.email ? (/#token=(\S+)/.exec(text)?.[1] ?? []) : []));
    return tokens[0] ?? Promise.reject(new Error('there is no such mail yet'));
  });
  const { status } = await person.send('POST /api/Account/ConfirmEmail', { json: { token } });
  expect(status).toBeLessThan(300);
}
