import type { Page } from 'playwright-core';
import { newPerson, type Person, password } from '#infra/lab/testing/person.ts';
import { openWindow } from './browser.ts';

type Options = Parameters<typeof openWindow>[0];

/** Somebody who has just got an account, and their window. */
export async function newcomer(url: string, options?: Options): Promise<Readonly<{ person: Person; page: Page }>> {
  const person = await newPerson(url, { firstName: 'Neue', lastName: 'Person' });
  return { person, page: await signedIn(url, person.email, options) };
}

/** A window of somebody whose account is there: its browser is signed in, and shows nothing yet. */
export async function signedIn(url: string, email: string, options?: Options): Promise<Page> {
  const page = await openWindow(options);
  const headers = { 'x-client': 'web' };
  const answer = await page.request.post(`${url}/api/Account/Login`, { headers, data: { email, password } });
  if (!answer.ok()) throw new Error(`no sign-in: ${answer.status()} ${await answer.text()}`);
  return page;
}
