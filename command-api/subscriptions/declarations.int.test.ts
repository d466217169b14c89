import { beforeAll, expect, test } from 'vitest';
import { declarationCommands } from '#domain/subscriptions/declarations-contract.ts';
import { ownApp, type TestApp } from '#infra/testing/app.ts';
import { buyerIn } from './buyer-for-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo', SUPPORT_EMAIL: 'support@rostra.example' });
  await app.settle();
});

const { DeclareCancellation, DeclareWithdrawal } = declarationCommands;

async function mailsTo(email: string) {
  await app.settle();
  const text = 'select subject, body_text as text from ops.mail where recipient = $1 order by id';
  return (await app.database.query<{ subject: string; text: string }>(text, [email])).rows;
}

test('whoever cancels without signing in gets a receipt at once, and the contract ends with its period', async () => {
  const ada = buyerIn(app, await app.person());
  await ada.buys();
  const body = { name: 'Ada Lovelace', email: ada.person.email, contract: 'Basic' };
  expect((await app.send(DeclareCancellation, { body })).status).toBe(202);
  const { subscription } = await ada.mine();
  expect(subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  const receipts = (await mailsTo(ada.person.email)).filter(({ subject }) => subject.includes('Kündigung erhalten'));
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.text).toMatch(/Ihre Kündigung ist am .* Uhr bei uns eingegangen/);
  expect(receipts[0]?.text).toContain('Ihr Abo „Basic“ endet am');
});

test('whoever withdraws with the name of the account has it carried out; with another name people look at it', async () => {
  const ada = buyerIn(app, await app.person());
  await ada.buys();
  const email = ada.person.email;
  await app.send(DeclareWithdrawal, { body: { name: 'Eve', email } });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'active' });
  expect((await mailsTo('support@rostra.example')).at(-1)).toMatchObject({ subject: 'Widerruf ohne Zuordnung' });
  await app.send(DeclareWithdrawal, { body: { name: 'ada  LOVELACE', email } });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'ended', isWithdrawn: true });
  const [invoice] = await ada.invoices();
  expect(invoice?.credited).toEqual(invoice?.total);
});

test('the answer tells nobody whether there is an account, and the mail leads nowhere else', async () => {
  const body = { name: 'see https://evil.example', email: 'nobody@example.org', contract: 'www.evil.example' };
  const { status, body: answer } = await app.send(DeclareCancellation, { body });
  expect({ status, keys: Object.keys(answer) }).toEqual({ status: 202, keys: ['receivedAt'] });
  const [receipt] = await mailsTo('nobody@example.org');
  expect(receipt?.subject).toBe('Wir haben Ihre Kündigung erhalten');
  expect(receipt?.text).not.toMatch(/:\/\/evil|www\./);
});
