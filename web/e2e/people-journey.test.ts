import { expect, test } from 'vitest';
import { newPerson, password, theAdmin } from '#infra/lab/testing/person.ts';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { keepsTheRules } from './axe.ts';
import { noBrowser, refusal } from './browser.ts';
import { signedIn } from './people.ts';
import { readyToRecord } from './ready-to-record.ts';
import { recordedSecond } from './sessions.ts';
import { spokenWav } from './spoken-wav.ts';

test.skipIf(noBrowser)('an admin closes the account of a person who is recording, and opens it again', async () => {
  const { url } = await sharedServer();
  const admin = await theAdmin(url);
  const lastName = `Aufnahme${Date.now()}`;
  const person = await newPerson(url, { firstName: 'Rita', lastName });
  const microphone = await spokenWav('closed.wav', { seconds: 60, silences: [] });
  const recorder = await signedIn(url, person.email, {
    microphone,
    expects: [/status of 401 /, refusal(403, '/api/Account/Login')],
  });
  await recorder.goto(`${url}/liverecorder`);
  await (await readyToRecord(recorder)).click();
  await expect.poll(() => recordedSecond(recorder)).toBeGreaterThanOrEqual(3);
  await recorder.getByText('auf diesem Gerät und auf dem Server gesichert', { exact: false }).waitFor();

  const desk = await signedIn(url, admin.email);
  await desk.goto(`${url}/admin/users`);
  await desk.getByRole('searchbox').fill(lastName.toLowerCase());
  await desk.getByText('eine Person', { exact: true }).waitFor();
  await keepsTheRules(desk, 'the list of people');
  await desk.getByRole('link', { name: `Rita ${lastName}` }).click();
  await desk.getByRole('heading', { level: 1, name: `Rita ${lastName}` }).waitFor();
  await keepsTheRules(desk, 'the page of a person');
  await desk.getByRole('button', { name: 'Deaktivieren …' }).click();
  const window = desk.getByRole('dialog');
  await window.getByRole('button', { name: 'Deaktivieren', exact: true }).click();
  await window.getByText('Bitte nennen Sie den Grund').waitFor();
  await window.getByLabel('Grund').fill('Vertrag ist beendet');
  await window.getByRole('button', { name: 'Deaktivieren', exact: true }).click();
  await desk.getByText('„Vertrag ist beendet“').waitFor();

  await recorder.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await recorder.getByLabel('E-Mail-Adresse').fill(person.email);
  await recorder.getByLabel('Passwort', { exact: true }).fill(password);
  await recorder.getByRole('button', { name: 'Anmelden' }).click();
  await recorder.getByRole('heading', { name: 'Ihr Konto ist nicht aktiv' }).waitFor();

  await desk.getByRole('button', { name: 'Freischalten' }).click();
  await window.getByRole('button', { name: 'Unbefristet freischalten' }).click();
  await desk.getByRole('button', { name: 'Deaktivieren …' }).waitFor();
  await signedIn(url, person.email);
});
