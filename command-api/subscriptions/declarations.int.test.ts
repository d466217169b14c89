import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { declarationCommands, declarationList } from '#domain/subscriptions/contract/declarations.ts';
import { ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { buyerIn, day, passTo } from './buyer-for-test.ts';

const support = 'support@rostra.example';
let app: TestApp;
let ada: ReturnType<typeof buyerIn>;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo', SUPPORT_EMAIL: support });
});
beforeEach(async () => {
  ada = buyerIn(app, await app.person());
  await ada.buys();
});

const { DeclareCancellation, DeclareWithdrawal, ConfirmDeclaration, AcceptDeclaration, DismissDeclaration } =
  declarationCommands;
const names = { name: 'Ada Lovelace' };

async function mailsTo(email: string) {
  await app.settle();
  const text = 'select subject, body_text as text from ops.mail where recipient = $1 order by created_at';
  return (await app.database.query<{ subject: string; text: string }>(text, [email])).rows;
}

async function tokenFor(email: string) {
  const texts = (await mailsTo(email)).map(({ text }) => /confirm#token=(\S+)/.exec(text)?.[1]);
  return texts.findLast((token) => token !== undefined) ?? '';
}

async function declarations(show: 'open' | 'closed' = 'open') {
  await app.settle();
  const admin = await app.admin();
  return (await admin.send(declarationList, { query: { show } })).body;
}
const ofMail = async (email: string, show?: 'closed') =>
  (await declarations(show)).find((declaration) => declaration.email === email);

describe.each([
  ['a cancellation', DeclareCancellation, { cancelAtPeriodEnd: true, status: 'active' }],
  ['a withdrawal', DeclareWithdrawal, { isWithdrawn: true, status: 'ended' }],
] as const)('%s without a sign-in', (_what, call, effect) => {
  test('takes effect by the link in the mail, not by name and address alone', async () => {
    const { email } = ada.person;
    const sent = await app.send(call, { body: { ...names, email } });
    expect(sent.status).toBe(202);
    expect((await ada.mine()).subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    const token = await tokenFor(email);
    for (let times = 0; times < 2; times++) {
      const { status, body } = await app.send(ConfirmDeclaration, { body: { token } });
      expect({ status, receivedAt: body.receivedAt }).toEqual({ status: 200, receivedAt: sent.body.receivedAt });
    }
    expect((await ada.mine()).subscription).toMatchObject(effect);
  });

  test('needs no link if the customer is signed in', async () => {
    await ada.person.send(call, { body: { ...names, email: ada.person.email } });
    expect((await ada.mine()).subscription).toMatchObject(effect);
  });

  test('has no effect if another person is signed in', async () => {
    const eve = await app.person();
    await eve.send(call, { body: { ...names, email: ada.person.email } });
    expect((await ada.mine()).subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  test('takes effect when an employee of the operator accepts it', async () => {
    const another = `another-${ada.person.email}`;
    await app.send(call, { body: { ...names, email: another } });
    const admin = await app.admin();
    const { id = '', found } = (await ofMail(another)) ?? {};
    expect(found).toBeNull();
    const refused = await admin.send(AcceptDeclaration, { params: { id }, body: { email: '', when: 'period_end' } });
    expect(refused.status).toBe(409);
    const body = { email: ada.person.email, when: 'period_end' } as const;
    expect((await admin.send(AcceptDeclaration, { params: { id }, body })).status).toBe(204);
    expect((await ada.mine()).subscription).toMatchObject(effect);
    expect(await ofMail(another, 'closed')).toMatchObject({ state: 'done' });
  });

  test('refuses people without the permission for sales', async () => {
    const body = { email: ada.person.email, when: 'now' } as const;
    const params = { id: 'f'.repeat(32) };
    expect((await ada.person.send(AcceptDeclaration, { params, body })).status).toBe(403);
    expect((await ada.person.send(DismissDeclaration, { params, body: { note: 'x' } })).status).toBe(403);
    expect((await ada.person.send(declarationList)).status).toBe(403);
  });
});

test('refuses a forged link', async () => {
  await app.send(DeclareCancellation, { body: { ...names, email: ada.person.email } });
  const token = await tokenFor(ada.person.email);
  const [id] = token.split('.');
  for (const wrong of [`${id}.`, `${id}.AAAA`, token.slice(0, -1), ''])
    expect((await app.send(ConfirmDeclaration, { body: { token: wrong } })).status).toBe(400);
  expect((await ada.mine()).subscription).toMatchObject({ cancelAtPeriodEnd: false });
});

test('gives everybody the same answer and receipt, and the mail contains no foreign links', async () => {
  const body = { name: 'see https://evil.example', email: 'nobody@example.org', contract: 'www.evil.example' };
  const { status, body: answer } = await app.send(DeclareCancellation, { body });
  expect({ status, keys: Object.keys(answer) }).toEqual({ status: 202, keys: ['receivedAt'] });
  const [receipt] = await mailsTo('nobody@example.org');
  expect(receipt?.subject).toBe('Wir haben Ihre Kündigung erhalten');
  expect(receipt?.text).not.toMatch(/:\/\/evil|www\./);
  const wrongName = await app.send(DeclareWithdrawal, { body: { name: 'Eve', email: ada.person.email } });
  expect({ status: wrongName.status, keys: Object.keys(wrongName.body) }).toEqual({
    status: 202,
    keys: ['receivedAt'],
  });
});

test('reminds the operator as long as a declaration is open; it never lapses', async () => {
  await app.send(DeclareCancellation, { body: { ...names, email: ada.person.email } });
  await app.settle();
  const remind = async () => {
    await app.database.query(
      "update ops.job set run_at = now() where kind = 'declaration-reminder' and state = 'queued'",
    );
    await app.database.query("select pg_notify('jobs_queued', 'queued:declaration-reminder')");
  };
  const before = (await mailsTo(support)).length;
  await remind();
  await expect.poll(async () => (await mailsTo(support)).length).toBeGreaterThan(before);
  const { id = '' } = (await ofMail(ada.person.email)) ?? {};
  const admin = await app.admin();
  await admin.send(DismissDeclaration, { params: { id }, body: { note: 'Keine Antwort' } });
  expect(await ofMail(ada.person.email, 'closed')).toMatchObject({ state: 'dismissed', note: 'Keine Antwort' });
  await app.send(ConfirmDeclaration, { body: { token: await tokenFor(ada.person.email) } });
  expect((await ada.mine()).subscription).toMatchObject({ cancelAtPeriodEnd: true });
});

test('with a reason, waits for the operator even after the link', async () => {
  const { email } = ada.person;
  await app.send(DeclareCancellation, { body: { ...names, email, kind: 'extraordinary', reason: 'Umzug' } });
  await app.send(ConfirmDeclaration, { body: { token: await tokenFor(email) } });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  expect(await ofMail(email)).toMatchObject({ isConfirmed: true, reason: 'Umzug', found: { plan: 'Basic' } });
});

test('a confirmation after the period ends the contract and refunds the renewal', async () => {
  const { email } = ada.person;
  await app.send(DeclareCancellation, { body: { ...names, email } });
  const token = await tokenFor(email);
  await passTo(app, new Date(Date.now() + 32 * day));
  expect((await ada.invoices()).length).toBe(2);
  await app.send(ConfirmDeclaration, { body: { token } });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'ended' });
  const invoices = await ada.invoices();
  const credited = invoices.map(({ reason, credited, total }) => [reason, credited.amount === total.amount]);
  expect(Object.fromEntries(credited)).toEqual({ purchase: false, renewal: true });
});

test('removes an erased person’s words from the list', async () => {
  const { email, id } = ada.person;
  await app.send(DeclareCancellation, { body: { ...names, email, contract: 'Geheim' } });
  await app.settle();
  const rows = async () =>
    (
      await app.database.query<{ name: string; contract: string }>(
        'select name, contract from subscriptions.declaration where owner_id = $1',
        [id],
      )
    ).rows;
  expect(await rows()).toEqual([{ name: 'Ada Lovelace', contract: 'Geheim' }]);
  const admin = await app.admin();
  await admin.send(privacyCommands.EraseUser, {
    params: { id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  await app.settle();
  expect(await rows()).toEqual([{ name: '', contract: '' }]);
});
