import sharp from 'sharp';
import { expect, test } from 'vitest';
import { password } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { newcomer, signedIn } from './people.ts';

test.skipIf(noBrowser)(
  'a person changes name, picture and password, which signs the other browser out, and stops the deletion of the account',
  async () => {
    const { url } = await sharedServer();
    const { page, person } = await newcomer(url, { expects: [refusal(400, '/api/Users/Password')] });
    // The change of the password ends its sign-in: whatever it reads then is refused.
    const expects = [refusal(401, '/api/Account/RefreshJwt'), refusal(401, '/api/Users/GetByToken')];
    const other = await signedIn(url, person.email, { expects });
    await other.goto(`${url}/settings/profile`);
    await other.getByLabel('Vorname').waitFor();

    await page.goto(`${url}/settings`);
    await page.getByLabel('Vorname').fill('Wanda');
    await page.getByRole('button', { name: 'Namen speichern', exact: true }).click();
    await page.getByText('Ihr Name ist gespeichert.').waitFor();
    // The other browser updates without a reload.
    await other.getByRole('button', { name: 'Profil von Wanda' }).waitFor();

    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6' } })
      .png()
      .toBuffer();
    await page.getByLabel('Bild von diesem Gerät').setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer });
    await page.getByRole('dialog', { name: 'Ausschnitt wählen' }).waitFor();
    await page.getByRole('button', { name: 'Ausschnitt: mit den Pfeiltasten verschieben' }).press('ArrowLeft');
    await page.getByLabel('Vergrößern').fill('2');
    await keepsTheRules(page, 'the picture');
    await page.getByRole('button', { name: 'Bild speichern' }).click();
    await page.getByRole('img', { name: 'Ihr Profilbild' }).waitFor();
    await page.getByRole('button', { name: 'Profil von Wanda' }).locator('img').waitFor();

    await page.getByRole('link', { name: 'Anmeldung' }).click();
    await keepsTheRules(page, 'the sign-in settings');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await page.getByLabel('Bisheriges Passwort').fill('falsch');
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Neue-Wiese-4711');
    await page.getByLabel('Neues Passwort wiederholen').fill('Neue-Wiese-4711');
    const change = page.getByRole('dialog').getByRole('button', { name: 'Passwort ändern' });
    await change.click();
    await page.getByText('Dieses Passwort ist falsch.').waitFor();
    await page.getByLabel('Bisheriges Passwort').fill(password);
    await keepsTheRules(page, 'the password');
    await change.click();
    await page.getByText('Ihr neues Passwort gilt.', { exact: false }).waitFor();
    await other.waitForURL('**/auth/login?to=%2Fsettings%2Fprofile');
    await other.getByText('Sie wurden abgemeldet', { exact: false }).waitFor();

    await page.getByRole('link', { name: 'Daten und Datenschutz' }).click();
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    await page.getByLabel('Ihr Passwort').fill('Neue-Wiese-4711');
    await keepsTheRules(page, 'the deletion');
    await page.getByRole('button', { name: 'In 14 Tagen löschen' }).click();
    const banner = page.getByRole('region', { name: 'Löschen des Kontos' });
    await banner.waitFor();
    await keepsTheRules(page, 'the banner');
    await banner.getByRole('button', { name: 'Konto behalten' }).click();
    await banner.waitFor({ state: 'detached' });

    await page.goto(`${url}/auth/logout`);
    await page.waitForURL('**/auth/login');
    expect((await page.context().storageState()).origins).toEqual([]);
  },
);
