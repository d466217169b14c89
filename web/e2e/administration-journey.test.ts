import { expect, test } from 'vitest';
import { noBenefits } from '#domain/kernel/entitlement.ts';
import { newPerson, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { signedIn } from './people.ts';
import { startServer } from './server.ts';

const mark = `Amt${Date.now()}`;

test.skipIf(noBrowser)(
  'an admin looks into an account only while its person allows it, and both see that',
  async () => {
    const { url } = await sharedServer();
    const admin = await theAdmin(url);
    const person = await newPerson(url, { firstName: 'Rita', lastName: mark });
    const ended = refusal(409, '/api/Admin/Users/:id/Support/Open');
    const [desk, home] = [await signedIn(url, admin.email, { expects: [ended] }), await signedIn(url, person.email)];
    await desk.goto(`${url}/admin/users/${person.id}`);
    await desk.getByRole('button', { name: 'Um Einsicht bitten …' }).click();
    await desk.getByLabel('Grund').fill('Ihr Bericht bleibt leer');
    await desk.getByRole('button', { name: 'Bitten', exact: true }).click();
    await desk.getByRole('button', { name: 'Bitte zurücknehmen' }).waitFor();

    await home.goto(`${url}/dashboard`);
    await home.getByText('„Ihr Bericht bleibt leer“').waitFor();
    await keepsTheRules(home, 'the question of whether somebody may look in');
    await home.getByRole('button', { name: 'Erlauben' }).click();
    await home.getByRole('button', { name: 'Einsicht beenden' }).waitFor();

    const opened = desk.context().waitForEvent('page');
    await desk.getByRole('link', { name: 'Konto ansehen' }).click();
    const tab = await opened;
    await tab.getByText(`Sie sehen das Konto von Rita ${mark}`, { exact: false }).waitFor();
    await keepsTheRules(tab, 'an account that is looked into');
    await home.getByRole('button', { name: 'Einsicht beenden' }).click();
    await home.getByRole('button', { name: 'Einsicht beenden' }).waitFor({ state: 'detached' });
    await tab.reload();
    await tab.getByRole('heading', { level: 1, name: `Rita ${mark}` }).waitFor();

    await desk.goto(`${url}/audit?category=support&actor=${person.id}`);
    await desk.getByText(`hat in das Konto von Rita ${mark} gesehen.`, { exact: false }).waitFor();
    await desk.getByText(`Rita ${mark} hat die Einsicht in das eigene Konto beendet.`).waitFor();
  },
);

test.skipIf(noBrowser)('a second admin confirms a new admin', async () => {
  const { url } = await startServer({ ROLES: 'command-api,reactions,projections,query-api', DUAL_CONTROL: 'auto' });
  const admin = await theAdmin(url);
  const [olga, rita] = [
    await newPerson(url, { firstName: 'Olga', lastName: 'Zweite' }),
    await newPerson(url, { firstName: 'Rita', lastName: 'Neue' }),
  ];
  // So far there is only one admin, so this change needs no confirmation.
  await admin.send(`PUT /api/Admin/Users/${olga.id}/Roles`, { json: { roles: ['user', 'admin'] } });
  const [first, second] = [await signedIn(url, admin.email), await signedIn(url, olga.email)];
  await first.goto(`${url}/admin/users/${rita.id}`);
  await first.getByRole('button', { name: 'Rollen ändern' }).click();
  const window = first.getByRole('dialog');
  await window.getByRole('checkbox', { name: 'Verwaltung', exact: true }).check();
  await window.getByLabel('Grund').fill('Vertritt Olga im Sommer');
  await window.getByRole('button', { name: 'Speichern' }).click();
  await first.getByText('Wartet auf eine zweite Person').waitFor();
  expect(await first.getByRole('button', { name: 'Bestätigen', exact: true }).count()).toBe(0);

  await second.goto(`${url}/admin`);
  await second.getByText('„Vertritt Olga im Sommer“').waitFor();
  await second.getByRole('button', { name: 'Bestätigen', exact: true }).click();
  await second.getByText('Nichts wartet', { exact: false }).waitFor();
  await expect
    .poll(async () => (await admin.send<{ roles: string[] }>(`GET /api/Admin/Users/${rita.id}`)).body.roles)
    .toContain('admin');
  await second.goto(`${url}/audit`);
  await second.getByText('Olga Zweite hat als zweite Person ein Vorhaben bestätigt.').waitFor();
});

test.skipIf(noBrowser)('an auditor finds who changed a price this month in three clicks', async () => {
  const { url } = await sharedServer();
  const admin = await theAdmin(url);
  const auditor = await newPerson(url, { firstName: 'Paula', lastName: mark });
  await admin.send(`PUT /api/Admin/Users/${auditor.id}/Roles`, { json: { roles: ['user', 'auditor'] } });
  const price = (amount: number) => [{ interval: 'month', price: { amount, currency: 'EUR' } }];
  const plan = { name: `Tarif ${mark}`, benefits: noBenefits, prices: price(900) };
  const { body } = await admin.send<{ id: string }>('POST /api/Products/CreateProduct', { json: plan });
  const changed = { json: { id: body.id, prices: price(1_100) } };
  expect((await admin.send('PATCH /api/Products/UpdateProduct', changed)).status).toBe(200);

  const page = await signedIn(url, auditor.email);
  await page.goto(`${url}/dashboard`);
  await page.getByRole('navigation').getByRole('link', { name: 'Verlauf' }).click();
  await page.getByLabel('Bereich').selectOption({ label: 'Tarif' });
  await page.getByLabel('Zeitraum').selectOption({ label: 'Dieser Monat' });
  await page.getByText(`hat den Tarif „Tarif ${mark}“ geändert.`, { exact: false }).first().waitFor();
});
