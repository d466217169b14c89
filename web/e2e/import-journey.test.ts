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

/** 488 people with Ada, and twelve faulty rows: no address, no name, a repeated address. */
const people = Array.from({ length: 487 }, (_, n) => [`p${n}-${mark}@example.org`, 'Pia', `${mark} ${n}`]);
const faulty = [
  ...Array.from({ length: 4 }, (_, n) => [`f${n}-${mark}`, 'Rita', mark]),
  ...Array.from({ length: 4 }, (_, n) => [`n${n}-${mark}@example.org`, '', mark]),
  ...Array.from({ length: 4 }, (_, n) => [`p${n}-${mark}@example.org`, 'Pia', mark]),
];
const mended = Array.from({ length: 12 }, (_, n) => [`m${n}-${mark}@example.org`, 'Rita', mark]);

test.skipIf(noBrowser)(
  'an admin imports 500 people from a table with twelve faults, fixes them, and imports it again',
  async () => {
    const { url } = await sharedServer();
    const page = await signedIn(url, (await theAdmin(url)).email);
    await page.goto(`${url}/admin/users`);
    await page.getByRole('link', { name: 'Importieren' }).click();
    await page.getByRole('heading', { name: 'Personen importieren' }).waitFor();
    await keepsTheRules(page, 'the choice of a table');
    const chosen = page.getByLabel('Tabelle mit Personen');
    const one = [`ada-${mark}@example.org`, 'Ada', mark];
    await chosen.setInputFiles(table([one, ...people, ...faulty]));
    await page.getByText('Bitte ordnen Sie sie zu', { exact: false }).waitFor();
    await page.getByLabel('E-Mail').selectOption('Konto');
    await page.getByText('keine E-Mail-Adresse').first().waitFor();
    await keepsTheRules(page, 'what would become of each row');
    await page.getByRole('button', { name: '488 Konten anlegen' }).click();
    await page.getByText('488 Konten sind angelegt.').waitFor({ timeout: 120_000 });
    await keepsTheRules(page, 'what became of each row');
    await page.getByRole('button', { name: 'Weitere Datei importieren' }).click();

    await chosen.setInputFiles(table([one, ...people, ...mended]));
    await page.getByLabel('E-Mail').selectOption('Konto');
    await page.getByText('hat schon ein Konto').first().waitFor();
    await page.getByRole('button', { name: '12 Konten anlegen' }).click();
    await page.getByText('12 Konten sind angelegt.').waitFor({ timeout: 120_000 });
    await page.getByRole('link', { name: 'Zu den Personen' }).click();
    await page.getByRole('searchbox').fill(mark.toLowerCase());
    await page.getByText('500 Personen', { exact: true }).waitFor();
  },
);
