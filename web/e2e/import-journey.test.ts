import { Buffer } from 'node:buffer';
import { test } from 'vitest';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { signedIn } from './people.ts';

const mark = `Einfuhr${Date.now()}`;
const table = (lines: readonly (readonly string[])[]) => ({
  ...{ name: 'Personen.csv', mimeType: 'text/csv' },
  buffer: Buffer.from([['Konto', 'Vorname', 'Nachname'], ...lines].map((line) => line.join(';')).join('\n')),
});

test.skipIf(noBrowser)(
  'an admin imports people from a table with a fault, mends it, and imports it again',
  async () => {
    const { url } = await sharedServer();
    const page = await signedIn(url, (await theAdmin(url)).email);
    await page.goto(`${url}/admin/users`);
    await page.getByRole('link', { name: 'Importieren' }).click();
    await page.getByRole('heading', { name: 'Personen importieren' }).waitFor();
    await keepsTheRules(page, 'the choice of a table');
    const chosen = page.getByLabel('Tabelle mit Personen');
    const one = [`ada-${mark}@example.org`, 'Ada', mark];
    await chosen.setInputFiles(table([one, [`rita-${mark}`, 'Rita', mark]]));
    await page.getByText('Bitte ordnen Sie sie zu', { exact: false }).waitFor();
    await page.getByLabel('E-Mail').selectOption('Konto');
    await page.getByText('keine E-Mail-Adresse').waitFor();
    await keepsTheRules(page, 'what would become of each row');
    await page.getByRole('button', { name: 'Ein Konto anlegen' }).click();
    await page.getByText('Ein Konto ist angelegt.').waitFor();
    await keepsTheRules(page, 'what became of each row');
    await page.getByRole('button', { name: 'Weitere Datei importieren' }).click();

    await chosen.setInputFiles(table([one, [`rita-${mark}@example.org`, 'Rita', mark]]));
    await page.getByLabel('E-Mail').selectOption('Konto');
    await page.getByText('hat schon ein Konto').waitFor();
    await page.getByRole('button', { name: 'Ein Konto anlegen' }).click();
    await page.getByText('Ein Konto ist angelegt.').waitFor();
    await page.getByRole('link', { name: 'Zu den Personen' }).click();
    await page.getByRole('searchbox').fill(mark.toLowerCase());
    await page.getByText('2 Personen', { exact: true }).waitFor();
  },
);
