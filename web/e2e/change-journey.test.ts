import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { startServer } from './server.ts';
import { analysedSession, rowOf, untilScored } from './sessions.ts';

test.skipIf(noBrowser)('a talk is renamed, survives a restart of the server, and is deleted', async () => {
  const { url, restart } = await startServer();
  // A starting server refuses connections.
  const { person, page } = await newcomer(url, { expects: [/^error: WebSocket .* response code: 503 /] });
  await analysedSession(person, 'Probe', { seconds: 32, silences: [] });
  await page.goto(`${url}/sessions/list`);

  await page.getByRole('button', { name: 'Mehr zu „Probe“' }).click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await page.getByLabel('Name des Vortrags').fill('Kundentermin Nord');
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await rowOf(page, 'Kundentermin Nord').waitFor();
  const score = await rowOf(page, 'Kundentermin Nord').getByRole('img').getAttribute('aria-label');

  await restart();
  await page.reload();
  await untilScored(page, 'Kundentermin Nord');
  expect(await rowOf(page, 'Kundentermin Nord').getByRole('img').getAttribute('aria-label')).toBe(score);

  await rowOf(page, 'Kundentermin Nord').getByRole('link').click();
  await page.getByRole('heading', { name: 'Kundentermin Nord' }).waitFor();
  await page.getByRole('button', { name: 'Mehr zu „Kundentermin Nord“' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Noch kein Vortrag').waitFor();
});
