import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, openWindow, refusal } from './browser.ts';
import { signedIn } from './people.ts';
import { seminarWithTable } from './seminars.ts';

test.skipIf(noBrowser)(
  'an owner shows a seminar by a guest link with a password, and a stranger sees it until the link ends',
  async () => {
    const { url } = await sharedServer();
    const owner = await theAdmin(url);
    const name = `Gastabend ${randomUUID()}`;
    const { seminarId } = await seminarWithTable(owner, { name, hours: 6 });
    const desk = await signedIn(url, owner.email);
    await desk.goto(`${url}/seminars/edit/${seminarId}`);
    const address = await madeLink(desk, name);

    // The page must not treat the 401 of a wrong password as an ended sign-in.
    const guest = await openWindow({ expects: [/401 .*\/api\/Guests/, refusal(404, '/api/Guests/:id/Open')] });
    await guest.goto(address);
    await open(guest);
    await enter(guest, 'falsch');
    await guest.getByText('Das ist nicht das Passwort.').waitFor();
    await keepsTheRules(guest, 'the door of a guest link');
    await enter(guest, password);
    await guest.getByRole('heading', { level: 1, name }).waitFor();
    await guest.getByText('6 Stunden').waitFor();
    await guest.getByText('120,00 €').waitFor();
    await guest.getByRole('cell', { name: '10 s' }).waitFor();
    await keepsTheRules(guest, 'a seminar as a guest sees it');

    await desk.getByText('1 Mal geöffnet', { exact: false }).waitFor();
    await desk.getByRole('button', { name: 'Gastlink beenden' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Gastlink beenden' }).click();
    await desk.getByLabel('Adresse des Gastlinks').waitFor({ state: 'detached' });

    await guest.reload();
    await open(guest);
    await guest.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();
    expect(await guest.getByText(name).count()).toBe(0);
    await keepsTheRules(guest, 'a guest link that has ended');
  },
);

const password = 'Wiese-12';

async function madeLink(desk: Page, name: string): Promise<string> {
  await desk.getByRole('button', { name: `Mehr zu „${name}“` }).click();
  await desk.getByRole('menuitem', { name: 'Gastlink' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Gastlink erstellen' }).click();
  await dialog.getByLabel('Für wen?', { exact: false }).fill('Frau Abend');
  await dialog.getByLabel('Passwort (freiwillig)').fill(password);
  await dialog.getByRole('button', { name: 'Erstellen und kopieren' }).click();
  await dialog.getByText('Frau Abend').waitFor();
  await keepsTheRules(desk, 'the guest links of a seminar');
  return dialog.getByLabel('Adresse des Gastlinks').inputValue();
}

const open = (guest: Page) => guest.getByRole('button', { name: 'Ansehen' }).click();

async function enter(guest: Page, text: string): Promise<void> {
  await guest.getByLabel('Passwort des Links').fill(text);
  await open(guest);
}
