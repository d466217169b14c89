import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { lengthOf, playbackSecond, recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('a newcomer records a talk, listens to it, sends it and sees its report', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { page } = await newcomer(url, { microphone });

  await page.goto(`${url}/liverecorder`);
  const start = await readyToRecord(page);
  await expect.poll(() => page.getByTestId('level').innerText()).toBe('gut');

  await start.click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(12);
  await page.keyboard.press('k');
  await page.getByText('Kapitel 1 gesetzt', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByText('Gerade wird nichts aufgenommen', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();

  await page.getByText('Ein Absturz kostet nichts', { exact: false }).waitFor();
  await page.getByText('zu kurz für einen Gesamtwert', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Abspielen', exact: true }).click();
  await expect.poll(() => playbackSecond(page)).toBeGreaterThan(1);

  await page.getByLabel('Name von Kapitel 1').fill('Worum es geht');
  await page.getByText('Zuschneiden', { exact: true }).click();
  await page.getByRole('slider', { name: 'Anfang' }).fill('2');
  await page.getByText('Was Sie abschneiden', { exact: false }).waitFor();

  // Leaving asks first, and staying loses nothing.
  await page.getByRole('link', { name: 'Übersicht' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();

  await page.getByLabel('Name des Vortrags').fill('Aus dem Stand');
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.getByRole('heading', { name: 'Aus dem Stand' }).waitFor();
  await page.getByText('Rhetorik-Wert', { exact: true }).waitFor();
  await page.getByRole('list', { name: 'Kapitel' }).getByRole('button', { name: 'Worum es geht' }).waitFor();
  await page.getByRole('button', { name: 'Abspielen', exact: true }).click();
  await expect.poll(() => playbackSecond(page)).toBeGreaterThan(1);
});

test.skipIf(noBrowser)(
  'a recording that did not reach the server waits on the device and is sent by itself',
  async () => {
    const { url } = await sharedServer();
    const microphone = await spokenWav('voice.wav', { seconds: 30, silences: [] });
    const { page } = await newcomer(url, { microphone });
    await page.goto(`${url}/liverecorder`);
    const start = await readyToRecord(page);
    await start.click();
    await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'Aufnahme beenden' }).click();

    await page.route('**/api/Takes/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Senden und analysieren' }).click();
    await page.getByRole('heading', { name: 'Ihre Aufnahme wartet auf das Netz' }).waitFor();
    await page.unroute('**/api/Takes/**');
    await page.getByRole('button', { name: 'Ansehen' }).click();
    await page.waitForURL('**/sessions/*');
  },
);

test.skipIf(noBrowser)('after a reload a recording continues and becomes one talk', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { person, page } = await newcomer(url, { microphone });
  await page.goto(`${url}/liverecorder`);
  const start = await readyToRecord(page);
  await start.click();
  await page.getByText('Ein Absturz kostet nichts', { exact: false }).waitFor();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(6);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await page.getByRole('button', { name: 'Weitermachen', exact: true }).click();
  await page.getByText('Gerade wird nichts aufgenommen', { exact: false }).waitFor();
  const left = await recordedSecond(page);
  expect(left).toBeGreaterThanOrEqual(4);
  const resume = page.getByRole('button', { name: 'Weiter', exact: true });
  await expect.poll(() => resume.isEnabled()).toBe(true);
  await resume.click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(left + 7);
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByRole('button', { name: 'Abspielen', exact: true }).click();
  await expect.poll(() => playbackSecond(page)).toBeGreaterThanOrEqual(left + 3);
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.waitForURL('**/sessions/*');
  expect(await lengthOf(page, person)).toBeGreaterThanOrEqual(left + 6);
});

test.skipIf(noBrowser)('a film whose window crashes is resumed and complete to its last 2 seconds', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { page } = await newcomer(url, { microphone });
  await page.goto(`${url}/liverecorder`);
  await readyToRecord(page);
  await page.getByText('Kamera', { exact: true }).click();
  const start = await readyToRecord(page);
  await start.click();
  await page.getByText('Ein Absturz kostet nichts', { exact: false }).waitFor();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(6);
  const recorded = await recordedSecond(page);
  await page.goto('chrome://crash').catch(() => {});

  const next = await page.context().newPage();
  await next.goto(`${url}/liverecorder`);
  await next.getByRole('heading', { name: 'Noch nicht gesendet' }).waitFor();
  await next.getByRole('button', { name: 'Prüfen und senden' }).click();
  await next.getByRole('button', { name: 'Abspielen', exact: true }).click();
  await expect.poll(() => playbackSecond(next)).toBeGreaterThanOrEqual(recorded - 2);
  await next.getByLabel('Name des Vortrags').fill('Nach dem Absturz');
  await next.getByRole('button', { name: 'Senden und analysieren' }).click();
  await next.getByRole('heading', { name: 'Nach dem Absturz' }).waitFor();

  await next.goto(`${url}/liverecorder`);
  await next.getByText('Leertaste', { exact: false }).waitFor();
  expect(await next.getByRole('heading', { name: 'Noch nicht gesendet' }).count()).toBe(0);
});

test.skipIf(noBrowser)('an unplugged microphone pauses the recording, which continues with another one', async () => {
  const { url } = await sharedServer();
  const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
  const { page } = await newcomer(url, { microphone });
  await page.addInitScript({ content: pluggable });
  await page.goto(`${url}/liverecorder`);
  const start = await readyToRecord(page);
  await start.click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(4);

  await page.evaluate('unplug()');
  await page.getByRole('heading', { name: 'Das Mikrofon ist weg' }).waitFor();
  await page.getByText('Gerade wird nichts aufgenommen', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Mit diesem Mikrofon weitermachen' }).click();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByRole('button', { name: 'Senden und analysieren' }).click();
  await page.waitForURL('**/sessions/*');
});

/** A fake microphone cannot be unplugged, so this ends its track as a browser would. */
const pluggable = `
  const tracks = [];
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    tracks.push(...stream.getAudioTracks());
    return stream;
  };
  window.unplug = () => {
    const track = tracks.findLast(({ readyState }) => readyState === 'live');
    track.stop();
    track.dispatchEvent(new Event('ended'));
  };`;
