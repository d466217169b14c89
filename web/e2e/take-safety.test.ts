import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { startServer } from './server.ts';
import { lengthOf, recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a minute without the network loses nothing of a recording', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 90, silences: [] });
  const { person, page } = await newcomer(url, { microphone });
  await page.goto(`${url}/liverecorder`);
  const start = await readyToRecord(page);
  await start.click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(3);
  await page.context().setOffline(true);
  await page.getByText('Jede Sekunde ist schon auf diesem Gerät gesichert', { exact: false }).waitFor();
  await expect.poll(() => recordedSecond(page), { timeout: 90_000 }).toBeGreaterThanOrEqual(64);
  await page.context().setOffline(false);
  await page.getByText('auf diesem Gerät und auf dem Server gesichert', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.waitForURL('**/sessions/*');
  expect(await lengthOf(page, person)).toBeGreaterThan(62);
});

test.skipIf(noBrowser)('without room on the device, a recording is kept on the server alone', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { person, page } = await newcomer(url, { microphone });
  await page.goto(`${url}/liverecorder`);
  const start = await readyToRecord(page);
  await start.click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(3);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1 });
  await page.getByText('auf dem Server gesichert, aber nicht auf diesem Gerät', { exact: false }).waitFor();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(10);
  const recorded = await recordedSecond(page);
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.waitForURL('**/sessions/*');
  expect(await lengthOf(page, person)).toBeGreaterThanOrEqual(recorded - 2);
});

test.skipIf(noBrowser)('a server restart loses nothing of a recording', async () => {
  const { url, restart } = await startServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { person, page } = await newcomer(url, { microphone, expects: [/status of 503 /, /response code: 503/] });
  await page.goto(`${url}/liverecorder`);
  const start = await readyToRecord(page);
  await start.click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(4);
  await restart();
  await page.getByText('auf diesem Gerät und auf dem Server gesichert', { exact: false }).waitFor();
  const recorded = await recordedSecond(page);
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.waitForURL('**/sessions/*');
  expect(await lengthOf(page, person)).toBeGreaterThanOrEqual(recorded - 2);
});
