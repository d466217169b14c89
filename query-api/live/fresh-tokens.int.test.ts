import { expect, test } from 'vitest';
import { userCommands } from '#domain/users/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { password } from '#infra/lab/testing/person.ts';
import { freshTokens } from './fresh-tokens.ts';

const app = await testApp();
const tokensFor = freshTokens(app.deps);

async function program() {
  const { id, email } = await app.person();
  const { body } = await app.send(userCommands.Login, { body: { email, password } });
  const verified = await app.deps.tokens.verify(body.accessToken);
  if (typeof verified === 'string' || body.refreshToken === null) throw new Error('no sign-in');
  return { userId: id, familyId: verified.familyId, refreshToken: body.refreshToken };
}

test('gives a client without cookies a new access token and keeps its refresh token valid', async () => {
  const holder = await program();
  const { accessToken, refreshToken } = await tokensFor(holder);
  expect(refreshToken).toBe(holder.refreshToken);
  expect(await app.deps.tokens.verify(accessToken ?? '')).toMatchObject({ userId: holder.userId });
  const body = { token: accessToken ?? '', refreshToken };
  expect((await app.send(userCommands.RefreshJwt, { body })).status).toBe(200);
});

test('gives none to a browser, or for a used token or one of another sign-in', async () => {
  const none = { accessToken: null, refreshToken: null };
  const [holder, other] = [await program(), await program()];
  expect(await tokensFor({ ...holder, refreshToken: undefined })).toEqual(none);
  expect(await tokensFor({ ...holder, refreshToken: other.refreshToken })).toEqual(none);
  await app.send(userCommands.RefreshJwt, { body: { token: '', refreshToken: holder.refreshToken } });
  expect(await tokensFor(holder)).toEqual(none);
});
