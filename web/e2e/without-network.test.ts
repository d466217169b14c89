import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { lengthOf, recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a talk is recorded without a network, waits on the device, and is sent by itself', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { person, page } = await newcomer(url, { microphone });
  await page.goto(`${url}/liverecorder`);
  await readyToRecord(page);
  await untilKept(page);

  await page.context().setOffline(true);
  await page.reload();
  const start = await readyToRecord(page);
  await start.click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(5);
  const recorded = await recordedSecond(page);
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByText('Jede Sekunde ist schon auf diesem Gerät gesichert', { exact: false }).waitFor();
  await page.getByLabel('Name des Vortrags').fill('Im Funkloch');
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.getByRole('heading', { name: 'Ihre Aufnahme wartet auf das Netz' }).waitFor();

  // A page that needs the server says so, and the take still exists after a reload.
  await page.goto(`${url}/sessions/list`);
  await page.getByText('Aufnehmen können Sie auch ohne Netz', { exact: false }).waitFor();
  await page.getByText('Auf diesem Gerät, noch nicht auf dem Server', { exact: false }).waitFor();

  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Im Funkloch' }).first().click();
  await page.waitForURL('**/sessions/*');
  expect(await lengthOf(page, person)).toBeGreaterThanOrEqual(recorded - 2);
  // The server announces the talk before this device deletes its take.
  await expect.poll(() => keptHere(page)).toEqual({ takes: 0, private: [] });
});

test.skipIf(noBrowser)('signing out leaves nothing for the next person at the browser', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 30, silences: [] });
  const { person, page } = await newcomer(url, { microphone });
  await page.goto(`${url}/liverecorder`);
  await readyToRecord(page);
  await untilKept(page);
  expect(await page.evaluate('JSON.stringify(localStorage)')).toContain(person.email);

  await page.goto(`${url}/auth/logout`);
  await page.waitForURL('**/auth/login');
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(person.email);
  expect((await keptHere(page)).private).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`${url}/liverecorder`);
  await page.waitForURL('**/auth/login**');
  expect(await page.getByText(person.email).count()).toBe(0);
});

/** Waits until the service worker has stored all of its files. */
const untilKept = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

type Kept = Readonly<{ takes: number; private: readonly string[] }>;

/** Takes in this browser, and everything in its caches except files of the client. */
const keptHere = (page: Page) =>
  page.evaluate<Kept>(`(async () => {
    const addresses = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
    if (addresses.length === 0) throw new Error('nothing is kept');
    const open = indexedDB.open('rostra-takes');
    const takes = await new Promise((done, failed) => {
      open.onerror = failed;
      open.onsuccess = () => {
        if (!open.result.objectStoreNames.contains('takes')) return done(0);
        const count = open.result.transaction('takes').objectStore('takes').count();
        count.onsuccess = () => done(count.result);
      };
    });
    const files = ['/', '/early.js', '/icon.svg', '/manifest.webmanifest'];
    return { takes, private: addresses.filter((one) => !one.startsWith('/assets/') && !files.includes(one)) };
  })()`);
