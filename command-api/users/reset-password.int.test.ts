import { expect, test } from 'vitest';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { password } from '#infra/lab/testing/person.ts';

const { MakePasswordReset, ResetPassword, MakePasswordResetResetPassword, Login } = userCommands;
const newPassword = 'Neue-Wiese-4711';

test('a link sets a new password once and ends every sign-in', async () => {
  const { app, ada, mailed } = await person();
  const before = await app.send(Login, { body: { email: ada.email, password } });
  const [token] = await mailed(() => app.send(MakePasswordReset, { body: { email: ada.email } }));
  const body = { token: token ?? '', password: newPassword, confirmPassword: newPassword };
  expect((await app.send(ResetPassword, { body })).status).toBe(204);

  expect((await app.send(Login, { body: { email: ada.email, password } })).body).toMatchObject({
    code: 'password_incorrect',
  });
  expect((await app.send(Login, { body: { email: ada.email, password: newPassword } })).status).toBe(200);
  const headers = { authorization: `Bearer ${before.body.accessToken}` };
  expect((await app.send('GET /api/Users/GetByToken', { headers })).status).toBe(401);
  expect((await app.send(ResetPassword, { body })).body).toMatchObject({
    errors: [{ field: 'token', code: 'expired' }],
  });
  await app.settle();
  expect(await subjects(ada.email)).toContain('Ihr Passwort wurde geändert');
});

test('gives the same answer for an unknown address, without a mail', async () => {
  const app = await testApp();
  const { status, body } = await app.send(MakePasswordReset, { body: { email: 'nobody@example.org' } });
  await app.settle();
  expect({ status, body }).toEqual({ status: 204, body: expect.toSatisfy((nothing) => !nothing) });
  expect(await subjects('nobody@example.org')).toEqual([]);
});

test('keeps the link valid after a weak password', async () => {
  const { app, ada, mailed } = await person();
  const [token = ''] = await mailed(() => app.send(MakePasswordResetResetPassword, { body: { email: ada.email } }));
  const weak = { token, password: 'short', confirmPassword: 'other' };
  expect((await app.send(MakePasswordResetResetPassword, { body: weak })).body).toMatchObject({
    code: 'invalid_input',
    errors: [
      { field: 'password', code: 'too_short' },
      { field: 'confirmPassword', code: 'differs' },
    ],
  });
  const good = { token, password: newPassword, confirmPassword: newPassword };
  expect((await app.send(MakePasswordResetResetPassword, { body: good })).status).toBe(204);
});

test('refuses a forged token', async () => {
  const app = await testApp();
  const body = { token: 'made-up', password: newPassword, confirmPassword: newPassword };
  expect((await app.send(ResetPassword, { body })).body).toMatchObject({
    errors: [{ field: 'token', code: 'unknown' }],
  });
});

test('shows slides, welcome and tour until they are completed', async () => {
  const { app, ada } = await person();
  await app.settle();
  const { body: first } = await ada.send(userAccount);
  expect(first).toMatchObject({ showOnboarding: true, isFirstLogin: true, showTutorial: true, tutorialStep: 0 });
  await ada.send(userCommands.CompleteOnboarding);
  await ada.send(userCommands.SetFirstLogin);
  await ada.send(userCommands.Advance);
  await app.settle();
  const { body: then } = await ada.send(userAccount);
  expect(then).toMatchObject({ showOnboarding: false, isFirstLogin: false, showTutorial: true, tutorialStep: 1 });
  await ada.send(userCommands.Complete);
  await app.settle();
  expect((await ada.send(userAccount)).body).toMatchObject({ showTutorial: false, tutorialStep: 0 });
});

async function person() {
  const app = await testApp();
  const ada = await app.person();
  /** The tokens in the links of mails that `ask` causes. */
  const mailed = async (ask: () => Promise<unknown>) => {
    await ask();
    await app.settle();
    const { rows } = await app.database.query<{ text: string }>(
      'select body_text as text from ops.mail where recipient = $1 order by created_at desc',
      [ada.email],
    );
    return rows.flatMap(({ text }) => /password\/reset#token=(\S+)/.exec(text)?.[1] ?? []);
  };
  return { app, ada, mailed };
}

async function subjects(recipient: string): Promise<readonly string[]> {
  const app = await testApp();
  const { rows } = await app.database.query<{ subject: string }>('select subject from ops.mail where recipient = $1', [
    recipient,
  ]);
  return rows.map(({ subject }) => subject);
}
