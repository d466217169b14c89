import type { Page } from 'playwright-core';
import { hasEnded, type Person } from '#infra/lab/testing/person.ts';
import { file } from '#infra/lab/testing/recording.ts';
import { type Session, spoken } from '#infra/lab/testing/spoken-sound.ts';

/** An analysed talk of this person, for tests that need one; resolves with its id. */
export async function analysedSession(person: Person, sessionName: string, session: Session): Promise<string> {
  const id = await person.uploaded(file(`${sessionName}.wav`, spoken(session)), { sessionName });
  const { analysisStatus } = await person.waitFor(id, hasEnded);
  if (analysisStatus !== 'Succeeded') throw new Error(`the analysis of ${sessionName} ended as ${analysisStatus}`);
  return id;
}

/** Uploads a file by the dialog, which takes the talk's name from the file. */
export async function uploadSession(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Hochladen' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Hochladen' }).click();
}

/** The row of a talk in the list. */
export const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Waits until the list shows the talk's score. */
export async function untilScored(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('img', { name: /von 10/ })
    .waitFor();
}

/** The player's time in seconds. */
export const playbackSecond = (page: Page): Promise<number> => secondIn(page, 'playback-time');

/** The recorder's time in seconds. */
export const recordedSecond = (page: Page): Promise<number> => secondIn(page, 'recorded-time');

async function secondIn(page: Page, testId: string): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByTestId(testId).innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

/** The measured length, in seconds, of the talk whose report is open. */
export async function lengthOf(page: Page, person: Person): Promise<number> {
  const id = page.url().split('/').at(-1) ?? '';
  const { duration } = await person.waitFor<Measured>(id, hasEnded);
  return duration ?? 0;
}

type Measured = Readonly<{ id: string; analysisStatus: string; duration: number | null }>;
