import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accountUploads, emailChange } from '#domain/users/contract/account.ts';
import { signInList, userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { sender } from '#infra/lab/testing/contract-call.ts';
import { inject } from '#infra/lab/testing/inject.ts';
import { password } from '#infra/lab/testing/person.ts';

const app = await testApp();
const { Login, RefreshJwt, RequestEmailChange, ConfirmEmailChange, RequestDeletion, WithdrawDeletion } = userCommands;
const { ChangeName, ChangeUsername, ChangeLocale, ChangePassword, RemoveProfilePicture, ResetPassword } = userCommands;
const { UploadProfilePicture } = accountUploads;

test('changes name and language, and refuses names that contain links', async () => {
  const ada = await app.person();
  await ada.send(ChangeName, { body: { firstName: ' Ada ', lastName: 'King' } });
  await ada.send(ChangeLocale, { body: { locale: 'en' } });
  expect(await seen(ada)).toMatchObject({ firstName: 'Ada', lastName: 'King', locale: 'en' });
  const spam = await ada.send(ChangeName, { body: { firstName: 'www.evil.example', lastName: 'King' } });
  expect(spam.body).toMatchObject({ code: 'invalid_input', field: 'firstName' });
});

test('a username belongs to one person, and the old one is free again', async () => {
  const [ada, eve] = [await app.person(), await app.person()];
  const username = `countess${ada.id.slice(-8)}`;
  const { username: before } = await seen(ada);
  expect((await ada.send(ChangeUsername, { body: { username: username.toUpperCase() } })).status).toBe(204);
  expect(await seen(ada)).toMatchObject({ username });
  expect((await eve.send(ChangeUsername, { body: { username } })).body).toMatchObject({ code: 'user_exists' });
  expect((await eve.send(ChangeUsername, { body: { username: before } })).status).toBe(204);
  const official = await eve.send(ChangeUsername, { body: { username: 'rostra-support' } });
  expect(official.body).toMatchObject({ code: 'user_exists' });
  expect((await ada.send(ChangeUsername, { body: { username } })).status).toBe(204);
});

test('a new password needs the old one, ends other sign-ins and links, and is confirmed by mail', async () => {
  const { email } = await app.person();
  const [here, elsewhere] = [await signIn(email), await signIn(email)];
  await app.send(userCommands.MakePasswordReset, { body: { email } });
  const token = await tokenFor(email, 'password/reset');
  const next = { password: 'Neue-Wiese-4711', confirmPassword: 'Neue-Wiese-4711' };

  const wrong = await here.send(ChangePassword, { body: { currentPassword: 'nicht meins', ...next } });
  expect(wrong.body).toMatchObject({ code: 'invalid_input', field: 'currentPassword' });
  const weak = { currentPassword: password, password: 'kurz', confirmPassword: 'anders' };
  expect((await here.send(ChangePassword, { body: weak })).body).toMatchObject({
    errors: [{ field: 'password' }, { field: 'confirmPassword' }],
  });
  expect((await here.send(ChangePassword, { body: { currentPassword: password, ...next } })).status).toBe(204);

  expect((await here.send(signInList)).body).toHaveLength(1);
  expect((await app.send(RefreshJwt, { body: { refreshToken: elsewhere.refreshToken } })).status).toBe(401);
  expect((await app.send(Login, { body: { email, password } })).status).toBe(401);
  expect((await app.send(Login, { body: { email, password: next.password } })).status).toBe(200);
  expect((await app.send(ResetPassword, { body: { token, ...next } })).body).toMatchObject({ field: 'token' });
  expect(await subjectsTo(email)).toContain('Ihr Passwort wurde geändert');
});

test('counts wrong passwords in settings like those of a sign-in', async () => {
  const ada = await app.person();
  const guess = () => ada.send(RequestDeletion, { body: { currentPassword: 'geraten' } });
  for (let count = 0; count < 10; count++) expect((await guess()).status).toBe(400);
  expect((await guess()).body).toMatchObject({ code: 'too_many_requests' });
});

test('both addresses confirm a change, and then only the new one signs in', async () => {
  const ada = await app.person();
  const email = `king-${ada.id}@example.org`;
  expect((await ada.send(RequestEmailChange, { body: { email, currentPassword: password } })).status).toBe(204);
  const [ofOld, ofNew] = [await tokenFor(ada.email, 'email/change'), await tokenFor(email, 'email/change')];
  expect((await ada.send(emailChange)).body).toMatchObject({ change: { email, waitsFor: ['old', 'new'] } });

  expect((await app.send(ConfirmEmailChange, { body: { token: ofNew } })).body).toEqual({ waitsFor: ['old'] });
  expect(await seen(ada)).toMatchObject({ email: ada.email });
  expect((await app.send(Login, { body: { email, password } })).status).toBe(401);
  expect((await app.send(ConfirmEmailChange, { body: { token: ofOld } })).body).toEqual({ waitsFor: [] });
  expect((await app.send(ConfirmEmailChange, { body: { token: ofOld } })).body).toEqual({ waitsFor: [] });

  expect(await seen(ada)).toMatchObject({ email, emailVerified: true });
  expect((await ada.send(emailChange)).body).toEqual({ change: null });
  expect((await app.send(Login, { body: { email, password } })).status).toBe(200);
  expect((await app.send(Login, { body: { email: ada.email, password } })).status).toBe(401);
  expect(await subjectsTo(ada.email)).toContain('Ihre E-Mail-Adresse wurde geändert');
  const heir = await app.person({ email: ada.email });
  expect(await seen(heir)).toMatchObject({ email: ada.email });
});

test('opening both links at the same time changes the address once', async () => {
  const ada = await app.person();
  const email = `both-${ada.id}@example.org`;
  await ada.send(RequestEmailChange, { body: { email, currentPassword: password } });
  const tokens = [await tokenFor(ada.email, 'email/change'), await tokenFor(email, 'email/change')];
  const answers = await Promise.all(tokens.map((token) => app.send(ConfirmEmailChange, { body: { token } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await seen(ada)).toMatchObject({ email, emailVerified: true });
  expect((await ada.send(emailChange)).body).toEqual({ change: null });
});

test('refuses an address in use, also if it was taken during the change', async () => {
  const [ada, eve] = [await app.person(), await app.person()];
  const ask = (email: string) => ada.send(RequestEmailChange, { body: { email, currentPassword: password } });
  expect((await ask(eve.email)).body).toMatchObject({ code: 'user_exists', field: 'email' });
  const wanted = `wanted-${ada.id}@example.org`;
  await ask(wanted);
  const [ofOld, ofNew] = [await tokenFor(ada.email, 'email/change'), await tokenFor(wanted, 'email/change')];
  await app.person({ email: wanted });
  await app.send(ConfirmEmailChange, { body: { token: ofOld } });
  expect((await app.send(ConfirmEmailChange, { body: { token: ofNew } })).body).toMatchObject({ code: 'user_exists' });
  expect(await seen(ada)).toMatchObject({ email: ada.email });
});

test('refuses the token of a withdrawn change, and an invalid token', async () => {
  const ada = await app.person();
  const email = `never-${ada.id}@example.org`;
  await ada.send(RequestEmailChange, { body: { email, currentPassword: password } });
  const token = await tokenFor(email, 'email/change');
  expect((await ada.send(userCommands.WithdrawEmailChange)).status).toBe(204);
  expect((await app.send(ConfirmEmailChange, { body: { token } })).status).toBe(400);
  expect((await app.send(ConfirmEmailChange, { body: { token: 'unsinn' } })).status).toBe(400);
});

test('encodes a picture as a square, and shows, replaces and removes it', async () => {
  const ada = await app.person();
  expect((await ada.send(UploadProfilePicture, { file: await picture('#a33') })).status).toBe(201);
  const first = (await seen(ada)).profilePicture ?? '';
  const { body } = await app.bytes(`GET ${first}`);
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });

  await ada.send(UploadProfilePicture, { file: await picture('#3a3') });
  const second = (await seen(ada)).profilePicture ?? '';
  expect(second).not.toBe(first);
  expect((await app.bytes(`GET ${first}`)).status).toBe(404);
  expect((await ada.send(RemoveProfilePicture)).status).toBe(204);
  expect((await seen(ada)).profilePicture).toBeNull();
  expect((await app.bytes(`GET ${second}`)).status).toBe(404);
  const text = await ada.send(UploadProfilePicture, { file: new File(['kein Bild'], 'a.png') });
  expect(text.body).toMatchObject({ code: 'unsupported_media_type' });
});

test('mails the owner once about a reused refresh token', async () => {
  const { email } = await app.person();
  const { refreshToken } = await signIn(email);
  const refresh = () => app.send(RefreshJwt, { body: { refreshToken } });
  expect((await refresh()).status).toBe(200);
  for (const _ of [1, 2]) expect((await refresh()).status).toBe(401);
  const told = (await subjectsTo(email)).filter((subject) => subject === 'Wir haben ein Gerät abgemeldet');
  expect(told).toHaveLength(1);
});

test('deletes an account and its picture after the waiting period', async () => {
  const ada = await app.person();
  await ada.send(UploadProfilePicture, { file: await picture('#33a') });
  const address = (await seen(ada)).profilePicture ?? '';
  const { body } = await ada.send(RequestDeletion, { body: { currentPassword: password } });
  expect(Date.parse(body.erasesAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect(await seen(ada)).toMatchObject({ erasesAt: body.erasesAt });
  expect(await subjectsTo(ada.email)).toContain('Ihr Konto wird gelöscht');

  await app.hurry('account-deletion');
  expect((await ada.send(userAccount)).status).toBe(401);
  expect((await app.bytes(`GET ${address}`)).status).toBe(404);
});

test('withdrawing the deletion keeps the account', async () => {
  const ada = await app.person();
  await ada.send(RequestDeletion, { body: { currentPassword: password } });
  await app.settle();
  expect((await ada.send(WithdrawDeletion)).status).toBe(204);
  expect(await seen(ada)).toMatchObject({ erasesAt: null });
  await app.hurry('account-deletion');
  expect((await ada.send(userAccount)).status).toBe(200);
  expect(await subjectsTo(ada.email)).toContain('Ihr Konto bleibt bestehen');
});

const seen = async (person: AppPerson) => {
  await app.settle();
  return (await person.send(userAccount)).body;
};

async function signIn(email: string) {
  const { body } = await app.send(Login, { body: { email, password } });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  const send = sender((route, sent = {}) => inject(app.http, route, { ...sent, headers }));
  return { send, refreshToken: body.refreshToken };
}

async function mailsTo(recipient: string) {
  await app.settle();
  const { rows } = await app.database.query<{ subject: string; text: string }>(
    'select subject, body_text as text from ops.mail where recipient = $1',
    [recipient],
  );
  return rows;
}

const subjectsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ subject }) => subject);

async function tokenFor(recipient: string, path: string): Promise<string> {
  const texts = (await mailsTo(recipient)).map(({ text }) => text).join('\n');
  return new RegExp(`/auth/${path}#token=(\\S+)`).exec(texts)?.[1] ?? '';
}

const picture = async (background: string) =>
  new File(
    [
      await sharp({ create: { width: 600, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ],
    'ada.png',
  );
