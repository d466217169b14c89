import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { confirmAddress, subjects } from './mails.ts';
import { newcomer, signedIn } from './people.ts';
import { startServer } from './server.ts';

test.skipIf(noBrowser)(
  'somebody buys by the month with a coupon, changes to a year, cancels, resumes, and withdraws',
  async () => {
    const { url } = await startServer({ PAYMENTS: 'demo' });
    const admin = await theAdmin(url);
    await admin.send('POST /api/Coupons', { json: { code: 'WILLKOMMEN', percentOff: 50, months: 3 } });
    const { person, page } = await newcomer(url, { expects: [refusal(422, '/api/Subscriptions/Quote')] });
    await confirmAddress(url, person.email);

    await page.goto(`${url}/subscription/pricing`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Basic' }) });
    await card.getByText('10,00 €').waitFor();
    await keepsTheRules(page, 'the plans');
    await card.getByRole('link', { name: 'Auswählen' }).click();
    await page.getByLabel('Gutschein (falls vorhanden)').fill('nichts-da');
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await page.getByText('Dieser Gutschein gilt nicht', { exact: false }).waitFor();
    await page.getByLabel('Gutschein (falls vorhanden)').fill('willkommen');
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await page.getByText('Gutschein WILLKOMMEN ist eingelöst.').waitFor();
    await page.getByText('5,00 €').first().waitFor();
    await keepsTheRules(page, 'the order');
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();

    // The demo provider's page: first with a declined card, then with a valid one.
    await page.getByRole('button', { name: 'Testkarte, die abgelehnt wird' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: 'Testkarte mit 3-D Secure' }).click();
    await keepsTheRules(page, 'the question of the bank');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('alert').waitFor();
    await keepsTheRules(page, 'the page of the test payment provider');
    await page.getByRole('button', { name: /4242/ }).click();
    await page.getByRole('heading', { name: 'Ihr Abo ist aktiv' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Ihr Abo ist aktiv' }).waitFor();
    await page.getByRole('link', { name: 'Abo und Rechnungen' }).click();
    await page.getByText('5,00 € im Monat bis', { exact: false }).waitFor();
    await keepsTheRules(page, 'the subscription');

    const elsewhere = await signedIn(url, person.email);
    await elsewhere.goto(`${url}/settings/subscription`);
    await elsewhere.getByText('5,00 € im Monat bis', { exact: false }).waitFor();
    await changeToAYear(page);
    // Another browser of the same person updates by itself.
    await elsewhere.getByText('199,92 € im Jahr.', { exact: false }).waitFor();
    await cancelAndResume(page);
    await page.getByRole('button', { name: 'Vertrag widerrufen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await page.getByText('Sie haben den Vertrag widerrufen.', { exact: false }).waitFor();
    await page.getByText('Erstattet').first().waitFor();
    await eventually(async () => {
      const mails = await subjects(url, person.email);
      expect(mails).toEqual(
        expect.arrayContaining(['Ihr Abo „Basic“ ist aktiv', 'Sie haben Ihr Abo „Standard“ widerrufen']),
      );
    });
  },
);

async function changeToAYear(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tarif wechseln' }).click();
  await page.getByText('Jährlich').click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Standard' }) });
  await card.getByRole('button', { name: 'Zu diesem Tarif wechseln' }).click();
  const preview = page.getByRole('alertdialog');
  await preview.getByText('Jetzt zu zahlen').waitFor();
  await preview.getByText('Ihr Gutschein gilt für diesen Tarif nicht', { exact: false }).waitFor();
  await preview.getByRole('button', { name: 'Zahlungspflichtig wechseln' }).click();
  await page.getByText('199,92 € im Jahr.', { exact: false }).waitFor();
}

async function cancelAndResume(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kündigen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jetzt kündigen' }).click();
  await page.getByText('Bis dahin können Sie alles nutzen.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Abo fortsetzen' }).click();
  await page.getByText('199,92 € im Jahr.', { exact: false }).waitFor();
}
