import { expect, test } from 'vitest';
import type { Person } from '#infra/testing/person.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { confirmAddress } from './mails.ts';
import { newcomer } from './people.ts';
import { startServer } from './server.ts';

test.skipIf(noBrowser)(
  'a company is created, buys seats and invites; a colleague comes and goes, which its owner sees live',
  async () => {
    const { url } = await startServer({ PAYMENTS: 'demo' });
    const [owner, colleague] = [await newcomer(url), await newcomer(url)];
    for (const { person } of [owner, colleague]) await confirmAddress(url, person.email);

    const { page } = owner;
    await page.goto(`${url}/company`);
    await page.getByRole('link', { name: 'Firma anlegen' }).click();
    await page.getByLabel('Name der Firma').fill('Redekunst');
    await page.getByLabel('USt-IdNr.').fill('DE1');
    await page.getByRole('button', { name: 'Firma anlegen' }).click();
    await page.getByText('Diese USt-IdNr. ist nicht gültig.', { exact: false }).waitFor();
    await page.getByLabel('USt-IdNr.').fill('DE136695976');
    await page.getByRole('button', { name: 'Firma anlegen' }).click();
    await page.getByRole('link', { name: 'Plätze kaufen' }).click();
    await page.getByRole('link', { name: 'Auswählen' }).first().click();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await page.getByRole('button', { name: /4242/ }).click();
    await page.getByRole('heading', { name: 'Ihr Abo ist aktiv' }).waitFor();

    await page.goto(`${url}/company/dashboard`);
    await page.getByRole('button', { name: 'Einladen', exact: true }).click();
    await page.getByLabel('E-Mail-Adressen').fill(`${colleague.person.email}\nkaputt`);
    await page.getByRole('button', { name: 'Einladungen senden' }).click();
    await page.getByText('1 Einladung gesendet').waitFor();
    await page.getByText('keine vollständige E-Mail-Adresse', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Fertig' }).click();
    await page.getByText('1 für Eingeladene vorgemerkt').waitFor();
    await keepsTheRules(page, 'the company');

    await accept(colleague.person);
    await page.getByText('1 von 5 vergeben').waitFor();
    await page.getByRole('combobox', { name: 'Rolle von' }).selectOption('manager');
    const other = colleague.page;
    await other.goto(`${url}/company`);
    await other.getByRole('link', { name: 'Firma verwalten' }).waitFor();
    await other.getByRole('button', { name: 'Firma verlassen' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Firma verlassen' }).click();
    await other.getByRole('link', { name: 'Firma anlegen' }).waitFor();
    await page.getByText('0 von 5 vergeben').waitFor();
  },
);

type Invitation = Readonly<{ id: string; company: object | null }>;

async function accept(person: Person): Promise<void> {
  const { body } = await person.send<readonly Invitation[]>('GET /api/Invitations');
  const invitation = body.find(({ company }) => company !== null);
  expect((await person.send(`PATCH /api/Invitations/Accept/${invitation?.id}`, { json: {} })).status).toBe(200);
}
