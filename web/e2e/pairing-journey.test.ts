import { expect, test } from 'vitest';
import { newPerson, password } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, openWindow, refusal } from './browser.ts';

test.skipIf(noBrowser)('a device with a code is approved from another browser and signed out again', async () => {
  const { url } = await sharedServer();
  const { email } = await newPerson(url, { firstName: 'Neue', lastName: 'Person' });
  const device = await openWindow({ expects: [/status of 401 /, refusal(400, '/api/Account/RequestDeviceToken')] });
  // Makes the browser look like a headset's.
  await device.addInitScript(
    `Object.defineProperty(navigator, 'xr', { value: { isSessionSupported: async () => true } })`,
  );
  await device.goto(`${url}/auth/device/register`);
  await device.getByRole('img', { name: /QR-Code/ }).waitFor();
  await keepsTheRules(device, 'the code on the device');
  const code = /[B-Z]{4}-[B-Z]{4}/.exec((await device.locator('main').innerText()) ?? '')?.[0] ?? '';

  const phone = await openWindow({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(`${url}/auth/device`);
  await phone.getByLabel('Code').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Weiter' }).click();
  await phone.getByLabel('E-Mail-Adresse').fill(email);
  await phone.getByLabel('Passwort', { exact: true }).fill(password);
  await phone.getByRole('button', { name: 'Anmelden' }).click();
  await phone.getByRole('heading', { name: 'Dieses Gerät anmelden?' }).waitFor();
  await phone.getByText('Zeigt den Code seit').waitFor();
  await keepsTheRules(phone, 'the confirmation of a device');
  await phone.getByRole('button', { name: 'Ja, anmelden' }).click();
  await phone.getByRole('heading', { name: 'Das Gerät ist angemeldet' }).waitFor();

  await device.waitForURL(`${url}/dashboard`);
  await device.getByRole('button', { name: 'VR-Modus', pressed: true }).click();
  await device.getByRole('navigation', { name: 'Hauptnavigation' }).waitFor();
  await phone.goto(`${url}/settings/sign-in`);
  await phone
    .getByRole('button', { name: /^Abmelden: / })
    .first()
    .click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click();
  await device.waitForURL('**/auth/login**');
  expect(await phone.getByRole('list', { name: 'Angemeldete Geräte' }).getByRole('listitem').count()).toBeGreaterThan(
    0,
  );
});
