import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unfinishedUploads } from '#domain/sessions/contract/uploads.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser, refusal } from './browser.ts';
import { newcomer } from './people.ts';
import { rowOf, untilScored, uploadSession } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)(
  'an upload survives its page, continues with the same file, and waits for the network',
  async () => {
    const { url } = await sharedServer();
    const wav = await spokenWav('Jahresrede.wav', { seconds: 40, silences: [] });
    // Bytes in flight when the connection broke may arrive after the request for the offset.
    const { person, page } = await newcomer(url, { expects: [refusal(409, '/api/Uploads/:id')] });
    const network = await page.context().newCDPSession(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${url}/sessions/list`);
    await page.getByText('Noch kein Vortrag').waitFor();

    await condition(network, { bytesPerSecond: 40_000 });
    await uploadSession(page, wav);
    await untilSent(page, 5);
    await page.getByRole('button', { name: 'Hochladen anhalten' }).click();
    await page.getByText('Angehalten', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Weiter hochladen' }).click();
    await untilSent(page, 20);
    await page.reload();

    await page.getByText('Noch nicht fertig hochgeladen').waitFor();
    // The browser's own buffer decides how many of the sent bytes have arrived.
    const { body: left } = await person.send<readonly { offset: number }[]>(`GET ${unfinishedUploads.path}`);
    expect(left.map(({ offset }) => offset > 0)).toEqual([true]);
    await page.getByLabel('Datei, die weiter hochgeladen wird').setInputFiles(wav);
    await page.getByRole('button', { name: 'Hochladen anhalten' }).waitFor();
    await condition(network, { offline: true });
    await page.getByText('Keine Verbindung', { exact: false }).waitFor();
    await condition(network, {});
    await untilScored(page, 'Jahresrede');
    expect(await rowOf(page, 'Jahresrede').count()).toBe(1);
    await expect.poll(async () => (await person.send(`GET ${unfinishedUploads.path}`)).body).toEqual([]);
  },
);

type Condition = Readonly<{ offline?: boolean; bytesPerSecond?: number }>;

/** Sets the browser's network conditions from now on. */
const condition = (network: CDPSession, { offline = false, bytesPerSecond = -1 }: Condition) =>
  network.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });

const untilSent = (page: Page, percent: number) =>
  expect
    .poll(async () =>
      Number(await page.getByRole('progressbar', { name: /hochgeladen/ }).getAttribute('aria-valuenow')),
    )
    .toBeGreaterThanOrEqual(percent);
