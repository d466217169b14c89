import { expect, test } from 'vitest';
import { newPerson } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser, refusal } from './browser.ts';
import { fill, outlineOf, press, tabTo } from './by-keyboard.ts';
import { confirmAddress } from './mails.ts';
import { newcomer } from './people.ts';
import { acceptInvitation, invite, seminarOfOneText } from './seminars.ts';
import { startServer } from './server.ts';
import { analysedSession, playbackSecond } from './sessions.ts';

test.skipIf(noBrowser)('a report is played and its findings are reached by keyboard alone', async () => {
  const { url } = await sharedServer();
  const { person, page } = await newcomer(url);
  const id = await analysedSession(person, 'Mit der Tastatur', { seconds: 40, silences: [] });
  await page.goto(`${url}/sessions/${id}`);
  await page.getByRole('button', { name: 'Abspielen', exact: true }).waitFor();
  await expect
    .poll(() => outlineOf(page.getByRole('main'), 'heading'))
    .toEqual([
      'heading 1 Mit der Tastatur',
      'heading 2 Klangwert',
      'heading 3 Nicht gemessen',
      'heading 2 Das hat am meisten gekostet',
      'heading 3 Zu wenige Pausen',
      'heading 2 Rückmeldung',
      'heading 2 Kein Wortlaut',
      'heading 2 Weitere Messwerte',
    ]);
  await press(page, 'Abspielen');
  await expect.poll(() => playbackSecond(page)).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Abspielen', exact: true }).waitFor();
  const stopped = await playbackSecond(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => playbackSecond(page)).toBeGreaterThan(stopped);
});

test.skipIf(noBrowser)('a step of a seminar is completed by keyboard alone', async () => {
  const { url } = await sharedServer();
  const owner = await newPerson(url, { firstName: 'Olga', lastName: 'Lehrt' });
  const { seminarId } = await seminarOfOneText(owner, 'Warum Menschen zuhören');
  const { person, page } = await newcomer(url);
  for (const { email } of [owner, person]) await confirmAddress(url, email);
  await invite(owner, seminarId, [person.email]);
  await acceptInvitation(url, person);
  await page.goto(`${url}/seminars/dashboard/${seminarId}`);
  await page.getByText('Ein Gedanke, ein Beispiel', { exact: false }).waitFor();
  const before = ['heading 2 Frei sprechen', 'link Geteilte Vorträge', 'heading 3 # · Grundlagen'];
  expect(await outlineOf(page.getByRole('main'))).toEqual([
    ...before,
    'link Warum Menschen zuhören jetzt',
    'heading 1 Warum Menschen zuhören',
    'button Überspringen',
    'button Gelesen, weiter',
  ]);
  await press(page, 'Gelesen, weiter');
  await page.getByRole('link', { name: 'Warum Menschen zuhören erledigt' }).waitFor();
});

test.skipIf(noBrowser)('a plan is bought by keyboard alone', async () => {
  const { url } = await startServer({ PAYMENTS: 'demo' });
  const { person, page } = await newcomer(url, { expects: [refusal(422, '/api/Subscriptions/Quote')] });
  await confirmAddress(url, person.email);
  await page.goto(`${url}/subscription/pricing`);
  await page.getByRole('link', { name: 'Auswählen' }).first().waitFor();
  await press(page, 'Auswählen');
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).waitFor();
  expect(await outlineOf(page.getByRole('main'))).toEqual([
    'link Tarife',
    'heading 1 „Basic“ bestellen',
    'heading 2 Wer bestellt?',
    'radio Privatperson',
    'radio Unternehmen',
    'combobox Land, in dem Sie wohnen',
    'textbox Gutschein (falls vorhanden)',
    'button Einlösen',
    'heading 2 Ihre Bestellung',
    'button Zahlungspflichtig bestellen',
    'link Nutzungsbedingungen',
  ]);
  await fill(page, 'Gutschein (falls vorhanden)', 'nichts-da');
  await page.keyboard.press('Enter');
  await page.getByText('Dieser Gutschein gilt nicht', { exact: false }).waitFor();
  await press(page, 'Zahlungspflichtig bestellen');
  await page.getByRole('button', { name: /4242/ }).waitFor();
  await press(page, 'Testkarte');
  await page.getByRole('heading', { name: 'Ihr Abo ist aktiv' }).waitFor();
  await tabTo(page, 'Abo und Rechnungen');
});
