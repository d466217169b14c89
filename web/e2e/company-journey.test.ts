import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import type { Person } from '#infra/lab/testing/person.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { confirmAddress } from './mails.ts';
import { newcomer } from './people.ts';
import { startServer } from './server.ts';

test.skipIf(noBrowser)(
  'a company elsewhere in the EU buys five seats and invites seven people; a colleague joins, learns that the plan ends, and leaves',
  async () => {
    const { url } = await startServer({ PAYMENTS: 'demo' });
    const [owner, colleague] = [
      await newcomer(url, { expects: [refusal(422, '/api/Company/CreateCompany')] }),
      await newcomer(url),
    ];
    for (const { person } of [owner, colleague]) await confirmAddress(url, person.email);

    const { page } = owner;
    await page.goto(`${url}/company`);
    await page.getByRole('link', { name: 'Firma anlegen' }).click();
    await page.getByLabel('Name der Firma').fill('Redekunst');
    await page.getByLabel('USt-IdNr.').fill('DE1');
    await page.getByRole('button', { name: 'Firma anlegen' }).click();
    await page.getByText('Diese USt-IdNr. ist nicht gültig.', { exact: false }).waitFor();
    await page.getByLabel('USt-IdNr.').fill('ATU12345675');
    await page.getByRole('button', { name: 'Firma anlegen' }).click();
    await page.getByRole('link', { name: 'Plätze kaufen' }).click();
    await page.getByRole('link', { name: 'Auswählen' }).first().click();
    await page.getByText('USt. (Reverse Charge)').waitFor();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await page.getByRole('button', { name: /4242/ }).click();
    await page.getByRole('heading', { name: 'Ihr Abo ist aktiv' }).waitFor();

    await page.goto(`${url}/company/dashboard`);
    await page.getByRole('button', { name: 'Einladen', exact: true }).click();
    const list = page.getByLabel('E-Mail-Adressen');
    await list.fill([colleague.person.email, ...others].join('\n'));
    const table = { name: 'Personen.csv', mimeType: 'text/csv', buffer: Buffer.from('Name;E-Mail\nKurt;kaputt\n') };
    await page.getByLabel('Liste als Datei').setInputFiles(table);
    await expect.poll(() => list.inputValue()).toContain('\nkaputt');
    await page.getByRole('button', { name: 'Einladungen senden' }).click();
    await page.getByText('5 Einladungen gesendet').waitFor();
    await page.getByText('3 Einträge nicht eingeladen').waitFor();
    await page.getByText('keine vollständige E-Mail-Adresse', { exact: false }).waitFor();
    expect(await page.getByText('kein Platz mehr frei', { exact: false }).count()).toBe(2);
    await page.getByRole('button', { name: 'Fertig' }).click();
    await page.getByText('5 für Eingeladene vorgemerkt').waitFor();
    await page.getByText('Österreich').waitFor();
    await keepsTheRules(page, 'the company');

    await accept(colleague.person);
    await page.getByText('1 von 5 vergeben').waitFor();
    await page.getByRole('combobox', { name: 'Rolle von' }).selectOption('manager');
    const other = colleague.page;
    await other.goto(`${url}/company`);
    await other.getByRole('link', { name: 'Firma verwalten' }).waitFor();
    await cancel(owner.person);
    await other.getByText('Der Tarif Ihrer Firma endet am', { exact: false }).waitFor();
    await keepsTheRules(other, 'a company whose plan ends');
    await other.getByRole('button', { name: 'Firma verlassen' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Firma verlassen' }).click();
    await other.getByRole('link', { name: 'Firma anlegen' }).waitFor();
    await page.getByText('0 von 5 vergeben').waitFor();
  },
);

const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.org`);

/** Cancels the company's plan at the end of the paid month. */
async function cancel(owner: Person): Promise<void> {
  const { body: company } = await owner.send<Readonly<{ id: string; subscriptionId: string }>>(
    'GET /api/Company/GetCompanyOfUser',
  );
  const address = `/api/Subscriptions/${company.subscriptionId}?companyId=${company.id}`;
  expect((await owner.send(`PATCH ${address}`, { json: {} })).status).toBe(204);
}

type Invitation = Readonly<{ id: string; company: object | null }>;

async function accept(person: Person): Promise<void> {
  const { body } = await person.send<readonly Invitation[]>('GET /api/Invitations');
  const invitation = body.find(({ company }) => company !== null);
  expect((await person.send(`PATCH /api/Invitations/Accept/${invitation?.id}`, { json: {} })).status).toBe(200);
}
