import { expect, test } from 'vitest';
import { newPerson, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser } from './browser.ts';
import { signedIn } from './people.ts';

const title = `Neue Seminare ${Date.now()}`;
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.skipIf(noBrowser)(
  "a draft with a banner and a file is published, shown on a learner's dashboard, and read on a phone",
  async () => {
    const { url } = await sharedServer();
    const [writer, learner] = [await theAdmin(url), await newPerson(url)];
    const page = await signedIn(url, writer.email);
    await page.goto(`${url}/news`);
    await page.getByRole('button', { name: 'Artikel schreiben' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Überschrift', { exact: true }).first().fill(title);
    await dialog.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('Ab Mai gibt es drei neue Seminare.');
    await dialog.getByLabel('Bild', { exact: true }).setInputFiles(fileOf('banner.png', Buffer.from(png, 'base64')));
    await dialog.getByLabel('Datei', { exact: true }).setInputFiles(fileOf('Plan.pdf', Buffer.from('%PDF-1.4 Plan')));
    await dialog.getByLabel('Jetzt veröffentlichen', { exact: false }).uncheck();
    await keepsTheRules(page, 'the editor of an article');
    await dialog.getByRole('button', { name: 'Entwurf speichern' }).click();
    await page.getByRole('link', { name: title }).waitFor();

    const phone = await signedIn(url, learner.email, { viewport: { width: 390, height: 844 } });
    await phone.goto(`${url}/dashboard`);
    await phone.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: `Mehr zu „${title}“` }).click();
    await page.getByRole('menuitem', { name: 'Veröffentlichen' }).click();
    await phone.getByRole('link', { name: title }).click();
    await phone.getByRole('heading', { name: title, level: 1 }).waitFor();
    await phone.getByText('Ab Mai gibt es drei neue Seminare.').waitFor();
    await keepsTheRules(phone, 'an article');

    const file = await phone.getByRole('link', { name: /Plan\.pdf/ }).getAttribute('href');
    expect((await phone.request.get(`${url}${file}`)).status()).toBe(200);
    const banner = await phone.locator('article img').getAttribute('src');
    expect((await phone.request.get(`${url}${banner}`)).status()).toBe(200);
    await phone.goto(`${url}/news`);
    await phone.getByRole('link', { name: title }).waitFor();
    await keepsTheRules(phone, 'the news');
  },
);

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
