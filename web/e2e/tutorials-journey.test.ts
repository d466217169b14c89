import { Buffer } from 'node:buffer';
import { test } from 'vitest';
import { newPerson, theAdmin } from '#infra/lab/testing/person.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { signedIn } from './people.ts';

const title = `Das Mikrofon einstellen ${Date.now()}`;
const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nEine Handbreit Abstand.\n';
const codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-t', '4'];

test.skipIf(noBrowser)(
  'an admin adds a film with chapters and captions; a learner finds it, watches it, and sees it again while recording',
  async () => {
    const { url } = await sharedServer();
    const [admin, learner] = [await theAdmin(url), await newPerson(url)];
    const film = await recording('Mikrofon.mp4', ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10', ...codecs]);
    const desk = await signedIn(url, admin.email);
    await desk.goto(`${url}/admin/videos`);
    await desk.getByRole('button', { name: 'Video hinzufügen' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Titel').fill(title);
    await dialog.getByLabel('Kapitel (freiwillig)').fill('Anfang');
    await dialog.getByLabel('Videodatei').setInputFiles({
      ...{ name: film.name, mimeType: 'video/mp4' },
      buffer: Buffer.from(await film.arrayBuffer()),
    });
    await dialog
      .getByLabel('Untertitel auf Deutsch')
      .setInputFiles({ name: 'worte.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) });
    await dialog.getByLabel('neben der Aufnahme').check();
    await dialog.getByLabel('Veröffentlicht', { exact: false }).uncheck();
    await dialog.getByRole('button', { name: 'Entwurf speichern' }).click();
    await dialog.getByText('Eine Zeile für jedes Kapitel', { exact: false }).waitFor();
    await keepsTheRules(desk, 'the editor of a how-to video');
    await dialog.getByLabel('Kapitel (freiwillig)').fill('0:00 Anfang\n0:02 Abstand');
    await dialog.getByRole('button', { name: 'Entwurf speichern' }).click();
    const row = desk.getByRole('listitem').filter({ hasText: title });
    await row.getByText('Entwurf', { exact: true }).waitFor();
    await row.getByText('Untertitel: Deutsch').waitFor();
    await keepsTheRules(desk, 'the list of how-to videos');

    const page = await signedIn(url, learner.email);
    await page.goto(`${url}/tutorials?search=abstand%20mikrofon`);
    await page.getByText('Nichts gefunden').waitFor();
    await row.getByRole('button', { name: `Mehr zu „${title}“` }).click();
    await desk.getByRole('menuitem', { name: 'Veröffentlichen' }).click();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await keepsTheRules(page, 'a how-to video');
    await page.waitForFunction(`document.querySelector('video').readyState > 0`);
    await page.getByRole('button', { name: 'Abstand', exact: false }).click();
    await page.waitForFunction(`document.querySelector('video').currentTime >= 2`);
    await page.waitForFunction(
      `document.querySelector('track').readyState === 2 || document.querySelector('video').textTracks[0].cues?.length === 1`,
    );
    await page.getByRole('button', { name: 'Angesehen', exact: true }).waitFor();
    await page.goto(`${url}/tutorials`);
    await page.getByRole('listitem').filter({ hasText: title }).getByText('Angesehen').waitFor();
    await keepsTheRules(page, 'the how-to videos');

    await page.goto(`${url}/liverecorder`);
    await page.getByRole('button', { name: `${title} angesehen` }).click();
    await page.getByRole('dialog', { name: title }).locator('video').waitFor();

    await row.getByRole('button', { name: `Mehr zu „${title}“` }).click();
    await desk.getByRole('menuitem', { name: 'Löschen' }).click();
    await desk.getByRole('button', { name: 'Video löschen' }).click();
    await row.waitFor({ state: 'detached' });
  },
);
