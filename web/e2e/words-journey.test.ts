import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { newcomer } from './people.ts';
import { analysedSession } from './sessions.ts';

const captions = [
  'WEBVTT\n',
  '00:00:01.000 --> 00:00:06.000\nGuten Tag, ähm, ich freue mich sehr über den guten Plan.\n',
  '00:00:06.500 --> 00:00:11.500\nDer Plan ist großartig, der Plan ist schnell.\n',
  '00:00:15.500 --> 00:00:22.000\nDas alte Verfahren war leider schlecht und teuer.\n',
  '00:00:22.500 --> 00:00:30.000\nWir beginnen im Mai, und alle machen mit.\n',
].join('\n');

test.skipIf(noBrowser)('a newcomer gives a talk its words, reads along, and corrects them', async () => {
  const { url } = await sharedServer();
  const { person, page } = await newcomer(url, { expects: [refusal(400, '/api/Sessions/:id/Transcript')] });
  const session = await analysedSession(person, 'Plan', { seconds: 40, silences: [{ from: 12, to: 15 }] });
  await page.goto(`${url}/sessions/${session}`);

  await page.getByText('keine Spracherkennung eingerichtet', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Wortlaut hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByLabel('Was gesagt wurde');
  await box.fill('[Musik]');
  await dialog.getByRole('button', { name: 'Auswerten' }).click();
  await dialog.getByText('kein gesprochenes Wort', { exact: false }).waitFor();
  await box.fill(captions);
  await keepsTheRules(page, 'the dialog for words');
  await dialog.getByText('Ihre Zeiten werden übernommen', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Auswerten' }).click();

  await page.getByText('Von Hand eingegeben', { exact: false }).waitFor();
  await page.getByRole('heading', { name: 'Weitere Messwerte' }).click();
  await page.getByRole('heading', { name: 'Stimmung der Sätze' }).waitFor();
  await page.getByText('Alle Sätze mit ihrer Stimmung').click();
  await page.getByRole('heading', { name: 'Rückmeldung' }).click();
  await page.getByText('Nach festen Regeln', { exact: false }).waitFor();
  await keepsTheRules(page, 'a report with words');
  const ink = await page.evaluate(`getComputedStyle(document.body).color`);
  await page.getByLabel('Dunkle Darstellung').click();
  await keepsTheRules(page, 'a report with words, in the dark', { which: 'colours' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: /^(Rhetorik-Wert|Klangwert)/ }).isVisible()).toBe(true);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Korrigieren' }).isVisible()).toBe(false);
  expect(await page.evaluate(`getComputedStyle(document.body).color`)).toBe(ink);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => captionAt(page, 3)).toContain('Guten Tag, ähm');
  await page.getByRole('button', { name: 'Untertitel' }).click();
  await page.getByTestId('caption').waitFor({ state: 'detached' });

  // One word is edited in place, and the dismissed filler stays dismissed.
  await page.getByRole('button', { name: 'Zählt nicht: „ähm“' }).click();
  await page.getByRole('button', { name: 'Doch zählen: „ähm“' }).waitFor();
  await page.getByRole('button', { name: 'Korrigieren' }).click();
  await page.getByRole('menuitem', { name: 'Einzelne Wörter ändern' }).click();
  await page.getByTestId('transcript').getByText('großartig,').click();
  await page.getByRole('textbox', { name: 'Wort „großartig,“ ändern' }).fill('hervorragend,');
  await keepsTheRules(page, 'a word that is being changed');
  await page.keyboard.press('Enter');
  await page.getByText('Das Wort ist geändert.').waitFor();
  await expect.poll(() => page.getByTestId('transcript').innerText()).toContain('hervorragend, der Plan');
  await page.getByRole('button', { name: 'Doch zählen: „ähm“' }).waitFor();
  await page.getByRole('button', { name: 'Fertig' }).click();

  await page.getByRole('button', { name: 'Korrigieren' }).click();
  await page.getByRole('menuitem', { name: 'Den ganzen Text bearbeiten' }).click();
  expect(await box.inputValue()).toContain('Das alte Verfahren');
  await box.fill((await box.inputValue()).replace('ähm, ', ''));
  await dialog.getByRole('button', { name: 'Auswerten' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByTestId('transcript').innerText()).not.toContain('ähm');
});

/** The caption at a second of the talk. */
async function captionAt(page: Page, second: number): Promise<string> {
  await page.evaluate(`document.querySelector('audio').currentTime = ${second}`);
  return await page
    .getByTestId('caption')
    .innerText({ timeout: 2_000 })
    .catch(() => '');
}
