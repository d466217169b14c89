import { expect, test } from 'vitest';
import { chatFlag, productCommands, supportInfo } from '#domain/product/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import { testApp } from '#infra/lab/testing/app.ts';

test('keeps a message and mails it to the operator', async () => {
  const app = await testApp();
  const message = `Wie lade ich jemanden ein? ${newId()}`;
  const body = { email: ' ada@example.org ', message, name: 'Ada' };
  expect((await app.send(productCommands.Contact, { body })).status).toBe(204);
  const kept = await app.database.query('select email, name, user_id from ops.contact_message where message = $1', [
    message,
  ]);
  expect(kept.rows).toEqual([{ email: 'ada@example.org', name: 'Ada', user_id: null }]);
  const mails = await app.database.query(
    'select recipient, subject from ops.mail where position($1 in body_text) > 0',
    [message],
  );
  expect(mails.rows).toEqual([{ recipient: 'admin@rostra.local', subject: 'Nachricht über das Kontaktformular' }]);
});

test.each([
  [{ email: 'nobody', message: 'Hallo' }, 'email'],
  [{ email: 'ada@example.org', message: '  ' }, 'message'],
])('refuses an incomplete message: %j', async (body, field) => {
  const app = await testApp();
  const answer = await app.send(productCommands.Contact, { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', field } });
});

test('shows the support contact to everybody', async () => {
  const app = await testApp();
  expect((await app.send(supportInfo, { params: { tenant: 'de' } })).body).toMatchObject({ name: 'Support' });
  expect((await app.send(chatFlag)).body).toBe(false);
});
