import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson, password, theAdmin } from '#infra/lab/testing/person.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, openWindow } from './browser.ts';
import { signedIn } from './people.ts';
import { acceptInvitation, invitationLink, invite, seminarOfAllTypes } from './seminars.ts';
import { recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

test.skipIf(noBrowser)(
  'a learner opens the mail on a phone, completes every step, records and shares; another learner rates the talk and takes that back',
  async () => {
    const { url } = await sharedServer();
    const owner = await theAdmin(url);
    const { seminarId, name } = await seminarOfAllTypes(owner, await shortFilm());
    const other = await newPerson(url, { firstName: 'Omar', lastName: 'Zweite' });
    const email = `learner-${randomUUID()}@example.org`;
    await invite(owner, seminarId, [email, other.email]);
    await acceptInvitation(url, other);

    const microphone = await spokenWav('voice.wav', { seconds: 60, silences: [] });
    const page = await openWindow({ ...phone, microphone });
    await page.goto(await invitationLink(url, email));
    await page.getByRole('heading', { name }).waitFor();
    expect(page.url()).not.toContain('token');
    await keepsTheRules(page, 'the invitation');
    await page.getByRole('link', { name: 'Konto anlegen und teilnehmen' }).tap();
    await register(page, email);
    await page.getByRole('button', { name: 'Einführung überspringen' }).tap();
    await page.waitForURL(`**/seminars/dashboard/${seminarId}`);

    await firstBlock(page);
    await recordAndShare(page);
    await secondBlock(page);

    const watching = await signedIn(url, other.email);
    await watching.goto(`${url}/seminars/videos/${seminarId}`);
    const creative = watching.getByRole('button', { name: /^Kreativ/ });
    await creative.click();
    await expect.poll(() => creative.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Alle Schritte' }).tap();
    await page.getByRole('link', { name: 'Eine Minute' }).tap();
    await page.getByText('1 Bewertung').waitFor();
    await creative.click();
    await expect.poll(() => creative.getAttribute('aria-pressed')).toBe('false');
    await page.getByText('1 Bewertung').waitFor({ state: 'detached' });

    await watching.getByRole('link', { name: 'Ansehen und kommentieren' }).click();
    await watching.getByLabel('Kommentar an dieser Stelle').fill('Hier wird es ruhig.');
    await watching.getByLabel(/^Kommentar bei/).press('Enter');
    await watching.getByText('Hier wird es ruhig.').waitFor();
    await keepsTheRules(watching, 'a submission');
    await page.getByRole('link', { name: 'Vortrag 1 ansehen' }).tap();
    await page.getByText('Hier wird es ruhig.').waitFor();
  },
);

const shortFilm = () =>
  recording('gedanke.mp4', [
    ...['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10', '-f', 'lavfi', '-i', 'anullsrc', '-t', '3'],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart'],
  ]);

async function register(page: Page, email: string): Promise<void> {
  expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
  await page.getByLabel('Vorname').fill('Lena');
  await page.getByLabel('Nachname').fill('Erste');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
  await page.getByRole('checkbox').tap();
  await page.getByRole('button', { name: 'Konto anlegen' }).tap();
}

const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const next = (page: Page) => page.getByRole('link', { name: 'Weiter', exact: true }).tap();

async function firstBlock(page: Page): Promise<void> {
  await step(page, 'Warum Menschen zuhören');
  await keepsTheRules(page, 'a step');
  await press(page, 'Gelesen, weiter');

  await step(page, 'Ein Gedanke');
  expect(await page.getByRole('button', { name: 'Angesehen, weiter' }).isDisabled()).toBe(true);
  await page.evaluate(`document.querySelector('video').play()`);
  await press(page, 'Angesehen, weiter');

  await step(page, 'Einwand');
  await page.getByLabel('Lücke 1').fill('zuhören');
  await page.getByText('Noch eine Lücke').waitFor();
  await page.getByLabel('Lücke 2').fill('schweigen');
  await press(page, 'Abgeben');
  await page.getByText('1 von 2 wie in der Lösung').waitFor();
  await next(page);

  await step(page, 'Kürzer');
  await page.getByLabel('Ihre Fassung von Satz 1').fill('Das geht.');
  await press(page, 'Abgeben');
  await page.getByText('So ginge es auch').waitFor();
  await next(page);

  await step(page, 'Ordnen');
  await press(page, 'deshalb');
  await press(page, '„deshalb“ zu „Trägt“ legen');
  await press(page, 'quasi');
  await press(page, '„quasi“ zu „Füllt“ legen');
  await keepsTheRules(page, 'words in their boxes', { within: ['[data-step]'] });
  await press(page, 'Abgeben');
  await page.getByText('Alles wie in der Lösung').waitFor();
  await next(page);
}

async function recordAndShare(page: Page): Promise<void> {
  await step(page, 'Eine Minute');
  await page.getByText('Aufnahme und Bericht sehen zuerst nur Sie.').waitFor();
  await page.getByRole('link', { name: 'Jetzt aufnehmen' }).tap();
  const start = page.getByRole('button', { name: 'Aufnahme beginnen' });
  const allow = page.getByRole('button', { name: 'Mikrofon freigeben' });
  await Promise.race([start.waitFor(), allow.tap().catch(() => start.waitFor())]);
  await start.tap();
  await expect.poll(() => recordedSecond(page)).toBeGreaterThanOrEqual(3);
  await press(page, 'Aufnahme beenden');
  expect(await page.getByLabel('Name des Vortrags').inputValue()).toBe('Eine Minute');
  await page.getByRole('button', { name: 'Senden und analysieren' }).tap();

  await step(page, 'Eine Minute');
  await page.getByText('Noch einen Vortrag teilen').waitFor();
  await page.getByRole('switch', { name: 'Mit dem Seminar teilen' }).tap();
  await page.getByText('1 von höchstens 2 geteilt').waitFor();
  await keepsTheRules(page, 'own talks', { within: ['[data-step]'] });
  await next(page);
}

async function secondBlock(page: Page): Promise<void> {
  await step(page, 'Rückmeldung');
  await page.getByText('Noch hat niemand einen Vortrag geteilt.', { exact: false }).waitFor();
  await next(page);
  await step(page, 'Was andere sagen');
  await next(page);
  await step(page, 'Dranbleiben');
  await press(page, 'Überspringen');
  await step(page, 'Im Saal');
  await press(page, 'Überspringen');
  await page.getByText('6 von 10 Schritten erledigt').waitFor();
}
