import { expect } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { newPerson, password, theAdmin } from '#infra/lab/testing/person.ts';
import { acceptInvitation, invite, seminarOfOneText } from '../seminars.ts';
import type { RemotePage } from './remote-page.ts';

type Evening = Readonly<{
  url: string;
  /** The keys for 12 December 2030. Some browsers move to the next part of a date by themselves. */
  date: string;
}>;

/** A learner's first evening, in any browser. */
export async function firstEvening(page: RemotePage, { url, date }: Evening): Promise<void> {
  const person = await newPerson(url, { firstName: 'Ada', lastName: 'Lovelace' });
  const owner = await theAdmin(url);
  const { seminarId } = await seminarOfOneText(owner, 'Warum Menschen zuhören');
  await invite(owner, seminarId, [person.email]);
  await acceptInvitation(url, person);

  await signIn(page, url, person.email);
  await record(page, url);
  await sendAfterReload(page);
  await playAndSeek(page);
  await setGoal(page, url, date);
  await takeStep(page, url, seminarId);
}

async function signIn(page: RemotePage, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.fill(/^E-?mail/i, email);
  await page.fill(/^Passwor[dt]$/, password);
  await page.press('button', /^(Anmelden|Sign in)$/);
  await page.see('button', 'Einführung überspringen');
  await page.press('button', 'Einführung überspringen');
  await page.see('link', 'Übersicht');
}

async function record(page: RemotePage, url: string): Promise<void> {
  await page.goto(`${url}/liverecorder`);
  await page.press('button', 'Mikrofon freigeben');
  await page.press('button', 'Aufnahme beginnen');
  await expect.poll(() => page.seconds('recorded-time')).toBeGreaterThanOrEqual(10);
  await page.press('button', 'Aufnahme beenden');
  await page.see('button', 'Senden und analysieren');
}

async function sendAfterReload(page: RemotePage): Promise<void> {
  await page.reload();
  await page.press('button', 'Prüfen und senden');
  await playAndSeek(page);
  await page.press('button', 'Senden und analysieren');
  await page.read('Rhetorik-Wert');
}

/** Checks the media element too, because the clock alone could be wrong. */
async function playAndSeek(page: RemotePage): Promise<void> {
  await page.press('button', 'Abspielen');
  await expect.poll(() => page.seconds('playback-time')).toBeGreaterThanOrEqual(1);
  await page.press('button', '5 Sekunden vor');
  await expect.poll(() => page.value(`document.querySelector('audio, video').currentTime`)).toBeGreaterThanOrEqual(5);
}

async function setGoal(page: RemotePage, url: string, date: string): Promise<void> {
  await page.goto(`${url}/goals/new`);
  await page.press('button', /Gut zu hören/);
  // WebKit forgets the first digits of a date if the next one comes a second later, so this retries.
  await eventually(async () => {
    await page.fill(/^Bis wann/, date);
    expect(await page.valueOf(/^Bis wann/)).toBe('2030-12-12');
  });
  await page.press('button', 'Ziel setzen');
  await page.read('12. Dezember 2030');
}

async function takeStep(page: RemotePage, url: string, seminarId: string): Promise<void> {
  await page.goto(`${url}/seminars/dashboard/${seminarId}`);
  await page.press('link', /Warum Menschen zuhören/);
  await page.press('button', 'Gelesen, weiter');
  await page.read('Geschafft: alles erledigt');
}
