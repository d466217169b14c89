import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { uploadedDeck } from '#infra/lab/testing/uploaded-deck.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { playbackSecond, recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a speaker turns three slides by key, and the report covers each', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { page, person } = await newcomer(url, { microphone });
  const id = await uploadedDeck(person, [
    { text: 'Guten Morgen', seconds: 2 },
    { text: 'Umsatz', seconds: 60, notes: 'Erst die Zahl.' },
    { text: 'Ende' },
  ]);

  await page.goto(`${url}/liverecorder?presentation=${id}`);
  const start = await readyToRecord(page);
  await page.getByRole('img', { name: 'Folie 1 von 3' }).waitFor();
  await page.getByText('geplant 0:02', { exact: true }).waitFor();
  await start.click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(2);
  await page.getByText('Zeit für die nächste', { exact: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Folie 2 von 3', { exact: true }).waitFor();
  await page.getByText('Erst die Zahl.', { exact: true }).waitFor();
  const turned = await recordedSecond(page);
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(turned + 3);
  await page.keyboard.press('PageDown');
  await page.getByText('Das ist die letzte Folie', { exact: true }).waitFor();
  const last = await recordedSecond(page);
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(last + 2);
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByLabel('Name des Vortrags').fill('Mit Folien');
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.getByRole('heading', { name: 'Mit Folien' }).waitFor();

  await page.getByText('Folie für Folie', { exact: true }).click();
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(4);
  expect(await rows.nth(1).innerText()).toMatch(/^1\s+0:00/);
  expect(await rows.nth(2).innerText()).toMatch(/0:60|1:00/);
  await page.getByRole('img', { name: 'Folie 1', exact: true }).waitFor();
  await rows.nth(3).getByRole('button').click();
  await page.getByRole('img', { name: 'Folie 3', exact: true }).waitFor();
  await expect.poll(() => playbackSecond(page)).toBeGreaterThanOrEqual(last - 1);
});
