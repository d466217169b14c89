import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { platformFor } from '#infra/lab/testing/launches.ts';
import { newPerson, theAdmin } from '#infra/lab/testing/person.ts';
import { keepsTheRules, keepsTheRulesInBothThemes } from './axe.ts';
import { noBrowser, openWindow, refusal } from './browser.ts';
import { signedIn } from './people.ts';
import { seminarOfOneText } from './seminars.ts';
import { startServer } from './server.ts';

test.skipIf(noBrowser)(
  'an admin registers a learning platform, an owner links a seminar, and a new person completes it for a grade',
  async () => {
    const { url } = await startServer({ PLATFORMS_INSIDE: 'true' });
    const platform = await platformFor(url);
    onTestFinished(platform.close);
    await register(platform, url);
    const owner = await newPerson(url, { firstName: 'Lena', lastName: 'Lehrt' });
    const { seminarId } = await seminarOfOneText(owner, 'Der erste Schritt');
    const desk = await signedIn(url, owner.email);
    await choose(desk, platform);

    const learner = member(platform, 'Learner', `kurs-${randomUUID()}@example.org`);
    const page = await openWindow({
      viewport: { width: 390, height: 844 },
      expects: [refusal(400, '/api/Platforms/Arrival/Account')],
    });
    await page.goto(course(platform, learner));
    await page.getByRole('button', { name: 'Öffnen: Frei sprechen' }).click();
    await arrive(page, learner);
    await page.waitForURL(`${url}/seminars/dashboard/${seminarId}`);
    await page.getByRole('heading', { level: 1, name: 'Der erste Schritt' }).waitFor();
    await expect.poll(() => gradesOf(platform, learner)).toEqual(['0 of 100, Started']);
    await page.getByRole('button', { name: 'Gelesen, weiter' }).click();
    await expect.poll(() => gradesOf(platform, learner)).toEqual(['0 of 100, Started', '100 of 100, Completed']);

    // The account is connected, so one click is enough.
    await page.goto(course(platform, learner));
    await page.getByRole('button', { name: 'Öffnen: Frei sprechen' }).click();
    await page.waitForURL(`${url}/seminars/dashboard/${seminarId}`);
    await page.goto(`${url}/settings/sign-in`);
    await page.getByRole('list', { name: 'Lernplattformen' }).getByText('Moodle der Hochschule').waitFor();
    await keepsTheRules(page, 'the settings with a connected account');

    await desk.goto(`${url}/seminars/admin/${seminarId}`);
    await desk.getByRole('tab', { name: 'Lernplattformen' }).click();
    await desk.getByText('Rhetorik im Wintersemester').waitFor();
    await desk.getByText('der Fortschritt einer Person geht dorthin', { exact: false }).waitFor();
    await keepsTheRules(desk, 'the courses of a seminar');
  },
);

type LearningPlatform = Awaited<ReturnType<typeof platformFor>>;
type Member = LearningPlatform['people'][number];

/** Enters the platform's values as an admin, by hand. */
async function register({ registration }: LearningPlatform, url: string): Promise<void> {
  const page = await signedIn(url, (await theAdmin(url)).email);
  await page.goto(`${url}/admin/platforms`);
  await page.getByRole('heading', { name: 'Noch keine Lernplattform' }).waitFor();
  await keepsTheRulesInBothThemes(page, 'no learning platform yet');
  await page.getByRole('button', { name: 'Plattform eintragen' }).click();
  const dialog = page.getByRole('dialog');
  const fields = [
    ['Name', registration.name],
    [/Issuer/, registration.issuer],
    [/Client-ID/, registration.clientId],
    [/Deployment-ID/, registration.deploymentIds.join()],
    [/Authentication request/, registration.authorizationUrl],
    [/Access token/, registration.tokenUrl],
    [/Public keyset/, registration.jwksUrl],
  ] as const;
  for (const [label, value] of fields) await dialog.getByLabel(label).fill(value);
  await keepsTheRules(page, 'the dialog for a learning platform');
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByText('noch kein Aufruf').waitFor();
  await keepsTheRulesInBothThemes(page, 'a learning platform');
}

function member({ people }: LearningPlatform, role: Member['role'], email: string): Member {
  const person = { id: randomUUID(), role, given: 'Mara', family: 'Muster', email };
  people.push(person);
  return person;
}

const course = (platform: LearningPlatform, { id }: Member) => `${platform.url}/course?as=${id}`;

/** Chooses a seminar inside the course's frame; the account is connected once, in a window of its own. */
async function choose(page: Page, platform: LearningPlatform): Promise<void> {
  const teacher = member(platform, 'Instructor', 'lehrt@hochschule.example');
  await page.goto(course(platform, teacher));
  const frame = page.frameLocator('iframe[name=tool]');
  await page.getByRole('button', { name: 'Inhalt auswählen' }).click();
  const opening = page.waitForEvent('popup');
  await frame.getByRole('button', { name: 'Konto verbinden' }).click();
  const window = await opening;
  await window.getByRole('button', { name: 'Konten verbinden' }).click();
  await window.getByRole('heading', { name: 'Ihr Konto ist verbunden' }).waitFor();
  await window.close();
  await page.getByRole('button', { name: 'Inhalt auswählen' }).click();
  await frame.getByRole('button', { name: 'Frei sprechen' }).click();
  await frame.getByRole('heading', { name: 'Im Kurs eingetragen' }).waitFor();
}

/** The person is unknown here and makes an account, which needs their consent. */
async function arrive(page: Page, { email = '' }: Member): Promise<void> {
  await page.getByText('Sie kommen von Moodle der Hochschule', { exact: false }).waitFor();
  await keepsTheRulesInBothThemes(page, 'the arrival from a course');
  await page.getByRole('button', { name: 'Neues Konto anlegen' }).click();
  expect(await page.getByLabel('Vorname').inputValue()).toBe('Mara');
  expect(await page.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByText('Ohne Zustimmung lässt sich kein Konto anlegen.').waitFor();
  await keepsTheRules(page, 'the new account of somebody from a course');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
}

/** The grade book's entries for one person, oldest first. */
const gradesOf = ({ scores }: LearningPlatform, { id }: Member) =>
  scores
    .filter(({ userId }) => userId === id)
    .map(({ scoreGiven, scoreMaximum, activityProgress }) => `${scoreGiven} of ${scoreMaximum}, ${activityProgress}`);
