import { expect, test } from 'vitest';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { newcomer } from './people.ts';

test.skipIf(noBrowser)('an invitation rings the bell of an open page and is seen once the bell is opened', async () => {
  const { url } = await sharedServer();
  const { page, person } = await newcomer(url);
  await page.goto(`${url}/settings/notifications`);
  const bell = page.getByRole('button', { name: /^Benachrichtigungen/ });
  await bell.waitFor();

  await invite(url, person.email);
  await page.getByRole('button', { name: 'Benachrichtigungen (1 neue)' }).waitFor();
  await bell.click();
  const menu = page.getByRole('dialog', { name: 'Benachrichtigungen' });
  await menu.getByText(/Sie eingeladen/).waitFor();
  await keepsTheRules(page, 'the bell');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Benachrichtigungen', exact: true }).waitFor();

  await page.getByRole('switch', { name: /Jemand lädt mich ein/ }).click();
  await page.getByLabel('Mail: Jemand lädt mich ein').selectOption('Mail täglich');
  await page.reload();
  await bell.click();
  await menu.getByText('Noch keine Benachrichtigungen').waitFor();
  expect(await page.getByLabel('Mail: Jemand lädt mich ein').inputValue()).toBe('daily');
});

async function invite(url: string, email: string) {
  const admin = await theAdmin(url);
  const json = { template: 'pitch', name: 'Frei sprechen' };
  const { body } = await admin.send<{ id: string }>('POST /api/Seminar/FromTemplate', { json });
  await admin.send(`PATCH /api/Seminar/Publish/${body.id}`, { json: { published: true } });
  const sent = await admin.send('POST /api/Invitations', { json: { userEmails: [email], seminarId: body.id } });
  expect(sent.body).toEqual({ sent: [email], rejected: [] });
}
