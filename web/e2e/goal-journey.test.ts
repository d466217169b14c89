import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { analysedSession } from './sessions.ts';

const session = { seconds: 31, silences: [] };

test.skipIf(noBrowser)('somebody sets a goal, and the third matching talk reaches it', async () => {
  const { url } = await sharedServer();
  const { person, page } = await newcomer(url);
  await page.goto(`${url}/goals`);
  await page.getByRole('link', { name: 'Neues Ziel' }).click();
  await page.getByRole('button', { name: /Gut zu hören/ }).click();
  await page.getByLabel('Wie viele Vorträge?').fill('3');
  const due = page.getByLabel('Bis wann?', { exact: false });
  await due.focus();
  await page.keyboard.type('12122030');
  expect(await due.inputValue()).toBe('2030-12-12');
  await page.getByLabel('Bedingung hinzufügen').selectOption({ label: 'Tonhöhe' });
  await page.getByLabel('bis (Tonhöhe)').fill('30');
  await page.getByLabel('von (Tonhöhe)').fill('40');
  await keepsTheRules(page, 'the form of a goal');
  await page.getByRole('button', { name: 'Ziel setzen' }).click();
  // The range ends before it begins, so nothing is sent.
  await page.getByRole('listitem', { name: 'Tonhöhe' }).locator('[id$=-error]').waitFor();
  await page.getByRole('button', { name: 'Bedingung „Tonhöhe“ entfernen' }).click();
  await page.getByRole('button', { name: 'Ziel setzen' }).click();
  await page.getByRole('heading', { name: 'Gut zu hören', level: 1 }).waitFor();

  const bar = page.getByRole('progressbar', { name: /Fortschritt/ });
  for (const [index, name] of ['Erster', 'Zweiter'].entries()) {
    await analysedSession(person, name, session);
    await page.getByText(`${index + 1} von 3 Vorträgen ${index === 0 ? 'zählt' : 'zählen'}`).waitFor();
  }
  expect(await bar.getAttribute('aria-valuenow')).toBe('67');
  await analysedSession(person, 'Dritter', session);
  await page.getByText('Erreicht').waitFor();
  expect(await bar.getAttribute('aria-valuenow')).toBe('100');
  await keepsTheRules(page, 'a goal that is reached');
});
