import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runProgram } from '#infra/lab/testing/server.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, openWindow } from './browser.ts';
import { largeProof } from './large-proof.ts';

test.skipIf(noBrowser)('a proof is checked without a sign-in, a network or the server', async () => {
  const { url, directory } = await sharedServer();
  const proof = await exported(directory);
  const page = await openWindow();
  // People without an account find the way in and back.
  await page.goto(url);
  await page.getByRole('link', { name: 'Beweisdatei prüfen' }).click();
  await page.getByRole('link', { name: 'Zurück zu Rostra' }).click();
  await page.waitForURL(/\/auth\/login/);
  await page.goto(`${url}/audit/verify`);
  await page.getByText('Die Datei verlässt Ihr Gerät nicht.').waitFor();
  // The checker is loaded before a file is chosen.
  await expect.poll(() => page.workers().length).toBe(1);
  expect(await page.workers()[0]?.evaluate(() => 1)).toBe(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.context().setOffline(true);

  await choose(page, proof);
  await page.getByRole('heading', { name: 'Die Unterschrift beweist noch nichts' }).waitFor();
  expect(await page.getByText('In Ordnung:', { exact: false }).count()).toBe(3);
  const key = (await page.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  await page.getByLabel('Der Schlüssel, den Sie kennen').fill(key.toUpperCase());
  await page.getByText('Es ist dieser Schlüssel').waitFor();
  await page.getByRole('heading', { name: 'Unverändert' }).waitFor();
  await keepsTheRules(page, 'a proof that holds');

  const changed = (await readFile(proof, 'utf8')).replace('"type": "UserRegistered"', '"type": "UserForgotten"');
  await writeFile(proof, changed);
  await choose(page, proof);
  await page.getByRole('heading', { name: 'Verändert', exact: true }).waitFor();
  await page.getByText('Dieses Ereignis wurde verändert.').waitFor();
  // Passed checks are not green beside a failed one.
  expect(await page.locator('main .text-good').count()).toBe(0);
  await keepsTheRules(page, 'a proof that does not');

  await writeFile(proof, 'something else');
  await choose(page, proof);
  await page.getByText('ist keine Beweisdatei von Rostra').waitFor();

  await writeFile(proof, JSON.stringify(largeProof(10_000)));
  await choose(page, proof);
  await page.getByText('10.000 Ereignisse').waitFor({ timeout: 60_000 });
  await page.getByRole('heading', { name: 'Die Unterschrift beweist noch nichts' }).waitFor();
  expect(requests).toEqual([]);
});

const choose = (page: Page, file: string) => page.getByLabel('Beweisdatei', { exact: true }).setInputFiles(file);

/** Exports all events so far; the admin's account is among them. */
async function exported(directory: string): Promise<string> {
  const audit = (...words: string[]) =>
    runProgram(['command-api/history/cli.ts', ...words], { DATA_DIR: directory, LOG_LEVEL: 'silent' });
  await expect.poll(() => audit('sign').catch(() => undefined), { timeout: 60_000 }).toBeDefined();
  const out = path.join(directory, 'export');
  await audit('export', '--out', out);
  return path.join(out, 'events.proof.json');
}
