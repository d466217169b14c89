import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { slidesPdf } from '#infra/lab/testing/slides-pdf.ts';
import { keepsTheRulesInBothThemes } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { newcomer } from './people.ts';

const slides = [{ text: 'Guten Morgen', notes: 'Lächeln, dann begrüßen.' }, { text: 'Unsere Zahlen' }];

test.skipIf(noBrowser)('somebody uploads slides, plans the talk with them, and deletes them again', async () => {
  const { url } = await sharedServer();
  const { page } = await newcomer(url, { expects: [refusal(415, '/api/Presentations/AddPresentation')] });
  await page.goto(`${url}/slides`);
  await page.getByRole('heading', { name: 'Noch keine Folien' }).waitFor();
  const buffer = await slidesPdf(slides);
  const choose = page.getByLabel('PDF mit Folien');
  await choose.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('no PDF') });
  await page.getByRole('alert').filter({ hasText: 'Das ist keine PDF-Datei' }).waitFor();
  await choose.setInputFiles({ name: 'Jahresplan.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText('2 Folien').waitFor();
  await keepsTheRulesInBothThemes(page, 'the list of decks');

  await page.getByRole('link', { name: 'Jahresplan' }).click();
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Folie 1' }) });
  const picture = first.getByRole('img', { name: 'Folie 1' });
  await expect
    .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBe(1_920);
  expect(await first.getByLabel('Notizen').inputValue()).toBe('Lächeln, dann begrüßen.');

  await page.getByRole('button', { name: 'Mehr zu „Jahresplan“' }).click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await page.getByLabel('Name').fill('Plan 2027');
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await page.getByRole('heading', { name: 'Plan 2027', level: 1 }).waitFor();

  await page.getByLabel('Länge des Vortrags').fill('2');
  await first.getByLabel('Geplante Zeit').fill('1:30');
  await first.getByLabel('Notizen').fill('Nur lächeln.');
  await page.getByLabel('Länge des Vortrags').focus();
  await page.getByText('noch 0:30 frei').waitFor();
  await page.reload();
  await page.getByText('noch 0:30 frei').waitFor();
  await expect.poll(() => first.getByLabel('Notizen').inputValue()).toBe('Nur lächeln.');
  await keepsTheRulesInBothThemes(page, 'the plan of a deck');

  await page.getByRole('button', { name: 'Mehr zu „Plan 2027“' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('heading', { name: 'Noch keine Folien' }).waitFor();
});
