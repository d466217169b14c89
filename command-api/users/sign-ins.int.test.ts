import { expect, test } from 'vitest';
import { signInList, userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { sender } from '#infra/lab/testing/contract-call.ts';
import { inject } from '#infra/lab/testing/inject.ts';
import { password } from '#infra/lab/testing/person.ts';

const { Login, EndSignIn, EndOtherSignIns, RefreshJwt } = userCommands;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

test('lists a person’s sign-ins and marks the current one', async () => {
  const { one, other } = await twoSignIns();
  const { body } = await one.send(signInList);
  expect(body).toMatchObject([
    { browser: null, device: 'other', isCurrent: false },
    { browser: 'Firefox', system: 'Linux', device: 'desktop', isCurrent: true },
  ]);
  expect((await other.send(signInList)).body.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test('ends a sign-in from another one, and refuses its tokens', async () => {
  const { app, one, other } = await twoSignIns();
  const id = (await one.send(signInList)).body.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect((await one.send(EndSignIn, { params: { id } })).status).toBe(204);
  expect((await one.send(signInList)).body).toHaveLength(1);
  expect((await app.send(RefreshJwt, { body: { refreshToken: other.refreshToken } })).status).toBe(401);
  expect((await one.send(EndSignIn, { params: { id } })).status).toBe(404);
});

test('ends all other sign-ins and keeps the current one', async () => {
  const { app, one, other } = await twoSignIns();
  expect((await one.send(EndOtherSignIns)).status).toBe(204);
  expect((await one.send(userAccount)).status).toBe(200);
  expect((await app.send(RefreshJwt, { body: { refreshToken: other.refreshToken } })).status).toBe(401);
  expect((await app.send(RefreshJwt, { body: { refreshToken: one.refreshToken } })).status).toBe(200);
});

test('answers for the sign-in of another person as if it did not exist', async () => {
  const { app, one } = await twoSignIns();
  const id = (await one.send(signInList)).body[0]?.id ?? '';
  const stranger = await app.person();
  expect((await stranger.send(EndSignIn, { params: { id } })).body).toMatchObject({ code: 'not_found' });
  expect((await one.send(signInList)).body).toHaveLength(2);
});

async function twoSignIns() {
  const app = await testApp();
  const { email } = await app.person();
  const signIn = async (userAgent: string) => {
    const headers = { 'user-agent': userAgent };
    const { body } = await app.send(Login, { body: { email, password }, headers });
    const authorization = `Bearer ${body.accessToken}`;
    const send = sender((route, sent = {}) => inject(app.http, route, { ...sent, headers: { authorization } }));
    return { send, refreshToken: body.refreshToken };
  };
  return { app, one: await signIn(firefox), other: await signIn('headset') };
}
