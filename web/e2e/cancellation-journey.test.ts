import { expect, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, openWindow } from './browser.ts';
import { confirmAddress, linkIn } from './mails.ts';
import { newcomer, signedIn } from './people.ts';
import { startServer } from './server.ts';

test.skipIf(noBrowser)(
  'somebody cancels without a sign-in and confirms by the link; the operator handles what nobody can confirm',
  async () => {
    const { url } = await startServer({ PAYMENTS: 'demo' });
    const { person, page } = await newcomer(url);
    await confirmAddress(url, person.email);
    await page.goto(`${url}/subscription/pricing`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Basic' }) });
    await card.getByRole('link', { name: 'Auswählen' }).click();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await page.getByRole('button', { name: /4242/ }).click();
    await page.getByRole('heading', { name: 'Ihr Abo ist aktiv' }).waitFor();
    await page.goto(`${url}/settings/subscription`);
    await page.getByRole('button', { name: 'Kündigen' }).waitFor();

    const visitor = await openWindow();
    const cancels = async (email: string) => {
      await visitor.goto(`${url}/contracts/cancel`);
      await visitor.getByLabel('Vor- und Nachname').fill('Neue Person');
      await visitor.getByLabel('E-Mail-Adresse Ihres Kontos').fill(email);
      await visitor.getByRole('button', { name: 'Jetzt kündigen' }).click();
      await visitor.getByRole('heading', { name: 'Ihre Kündigung ist eingegangen' }).waitFor();
    };
    await cancels('another@example.org');
    await cancels(person.email);

    const admin = await signedIn(url, (await theAdmin(url)).email);
    await admin.goto(`${url}/admin/contracts`);
    await expect.poll(() => admin.getByText('Nicht bestätigt').count()).toBe(2);
    await keepsTheRules(admin, 'the list of the operator');

    const link = await eventually(() => linkIn(url, person.email, 'Wir haben Ihre Kündigung erhalten'));
    await visitor.goto(link);
    await visitor.getByRole('heading', { name: 'Ihre Kündigung ist bestätigt' }).waitFor();
    await keepsTheRules(visitor, 'the confirmation');
    // The contract and the list update by themselves.
    await page.getByText('Bis dahin können Sie alles nutzen.', { exact: false }).waitFor();
    await expect.poll(() => admin.getByText('Nicht bestätigt').count()).toBe(1);

    await admin.getByText('Zu dieser Adresse gibt es keinen laufenden Vertrag.').waitFor();
    await admin.getByRole('button', { name: 'Ablegen …' }).click();
    await admin.getByLabel('Warum').fill('Es gibt keinen Vertrag.');
    await admin.getByRole('button', { name: 'Ablegen', exact: true }).click();
    await admin.getByText('Nichts wartet auf Sie').waitFor();
    await admin.getByRole('tab', { name: 'Erledigt' }).click();
    await admin.getByText('Es gibt keinen Vertrag.').waitFor();
    await admin.getByText('Ausgeführt').waitFor();
  },
);
