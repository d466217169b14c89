import type { Page } from 'playwright-core';
import { newPerson, type Person, password } from '#infra/lab/testing/person.ts';
import { openWindow } from './browser.ts';

type Options = Parameters<typeof openWindow>[0];

/** A person with a new account, and their window. */
export async function newcomer(url: string, options?: Options): Promise<Readonly<{ person: Person; page: Page }>> {
  const person = await newPerson(url, { firstName: 'Neue', lastName: 'Person' });
  return { person, page: await signedIn(url, person.email, options) };
}

/** A signed-in window of an existing person, still on an empty page. */
export async function signedIn(url: string, email: string, options?: Options): Promise<Page> {
  const page = await openWindow(options);
  const headers = { 'x-client': 'web' };
  const answer = await page.request.post(`${url}/api/Account/Login`, { headers, data: { email, password } });
  if (!answer.ok()) throw new Error(`no sign-in: ${answer.status()} ${await answer.text()}`);
  return page;
}
