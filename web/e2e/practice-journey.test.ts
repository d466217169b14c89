import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a drill shows its result at once and keeps it only on request', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { page } = await newcomer(url, { microphone });
  await page.goto(url);
  await page.getByRole('link', { name: 'Üben' }).first().click();
  await page.getByRole('link', { name: 'Melodie' }).click();
  const start = page.getByRole('button', { name: 'Übung beginnen' });
  const allow = page.getByRole('button', { name: 'Mikrofon freigeben' });
  await Promise.race([start.waitFor(), allow.click().catch(() => start.waitFor())]);
  await start.click();
  await page.getByText('Noch 0:30', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByText('Halbtöne', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ergebnis merken' }).click();
  await page.getByRole('button', { name: 'Gemerkt' }).waitFor();

  await page.getByRole('link', { name: 'Eine Minute üben' }).click();
  const kept = page.getByRole('list', { name: 'Gemerkte Ergebnisse' });
  await kept.getByText('Melodie').waitFor();
  await kept.getByRole('button', { name: 'löschen', exact: false }).click();
  await expect.poll(() => kept.count()).toBe(0);
});
