import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { recording } from '#infra/lab/testing/recording.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';
import { rowOf, uploadSession } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

const captions = [
  'WEBVTT\n',
  '00:00:01.000 --> 00:00:04.000\nGuten Tag, ich zeige den Plan.\n',
  '00:00:06.000 --> 00:00:09.000\nEr ist großartig.\n',
].join('\n');

test.skipIf(noBrowser)('a film has captions at the right time, and its report can be saved', async () => {
  const { url } = await sharedServer();
  const { page } = await newcomer(url);
  await page.goto(`${url}/sessions/list`);
  await uploadSession(page, await film('Film.mp4'));
  await rowOf(page, 'Film').getByText('Zu wenig gehört: Die Aufnahme dauert 10 s', { exact: false }).waitFor();
  await rowOf(page, 'Film').getByRole('link').click();
  await page.getByRole('button', { name: 'Wortlaut hinzufügen' }).click();
  await page.getByRole('dialog').getByLabel('Was gesagt wurde').fill(captions);
  await page.getByRole('dialog').getByRole('button', { name: 'Auswerten' }).click();
  await page.getByText('Von Hand eingegeben', { exact: false }).waitFor();

  expect(await page.evaluate(`document.querySelector('video').videoWidth`)).toBe(320);
  await expect.poll(() => cuesOf(page)).toHaveLength(2);
  const [first, second] = await cuesOf(page);
  expect(first?.text).toBe('Guten Tag, ich zeige den Plan.');
  expect(first?.from).toBeGreaterThanOrEqual(1);
  expect(first?.to).toBeLessThanOrEqual(5);
  expect(second?.from).toBeGreaterThanOrEqual(6);
  await page.evaluate(`document.querySelector('video').currentTime = 2.5`);
  await page.getByTestId('caption').getByText('Guten Tag, ich zeige den Plan.').waitFor();
  await page.evaluate(`document.querySelector('video').currentTime = 7.5`);
  await page.getByTestId('caption').getByText('Er ist großartig.').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bericht als PDF herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Film.pdf');
  expect((await readFile(await download.path())).toString('latin1', 0, 8)).toBe('%PDF-1.7');
});

type Cue = Readonly<{ from: number; to: number; text: string }>;

const cuesOf = (page: Page): Promise<readonly Cue[]> =>
  page.evaluate(
    `[...(document.querySelector('video').textTracks[0]?.cues ?? [])].map(({ startTime, endTime, text }) => ({ from: startTime, to: endTime, text }))`,
  );

/** A film of ten seconds with speech. */
async function film(name: string): Promise<string> {
  const wav = await spokenWav('sound.wav', { seconds: 10, silences: [{ from: 4.2, to: 5.8 }] });
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10'];
  const codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest', '-movflags', '+faststart'];
  const made = await recording(name, [...picture, '-i', wav, ...codecs]);
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-film-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const file = path.join(directory, name);
  await writeFile(file, Buffer.from(await made.arrayBuffer()));
  return file;
}
