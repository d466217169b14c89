import { expect, test } from 'vitest';
import { call } from '#infra/lab/testing/call.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { newPerson } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, openWindow } from './browser.ts';

test.skipIf(noBrowser)(
  'a person who forgot the password sets a new one by mail, then sees the introduction and the welcome',
  async () => {
    const { url } = await sharedServer();
    const { email } = await newPerson(url, { firstName: 'Vera', lastName: 'Gesslich' });
    const page = await openWindow();
    await page.goto(`${url}/auth/login`);
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await page.getByText('Wenn es zu dieser Adresse ein Konto gibt').waitFor();

    await page.goto(await linkFor(url, email));
    await page.getByLabel('Neues Passwort').fill('Neue-Wiese-4711');
    await page.getByLabel('Passwort wiederholen').fill('Neue-Wiese-4711');
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: 'Passwort setzen' }).click();
    await page.getByRole('heading', { name: 'Ihr neues Passwort gilt' }).waitFor();
    await page.waitForURL('**/auth/login');

    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill('Neue-Wiese-4711');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/auth/onboarding');
    await keepsTheRules(page, 'the slides');
    for (let slide = 1; slide < 4; slide += 1) await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('dialog', { name: 'Willkommen, Vera' }).waitFor();
    await keepsTheRules(page, 'the welcome');
    await page.getByRole('button', { name: 'Erst umsehen' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
);

type Mail = Readonly<{ to: string; text: string }>;

/** The link in the mail, once it is in the local mailbox. */
const linkFor = (url: string, email: string): Promise<string> =>
  eventually(async () => {
    const { body } = await call<readonly Mail[]>(url, 'GET /dev/mail');
    const links = body.flatMap(({ to, text }) => (to === email ? (/\S+#token=\S+/.exec(text) ?? []) : []));
    const link = links.find((one) => one.includes('/auth/password/reset'));
    if (!link) throw new Error('there is no such mail');
    return link.replace(/^https?:\/\/[^/]+/, url);
  });
