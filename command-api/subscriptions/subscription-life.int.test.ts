import { beforeAll, expect, test } from 'vitest';
import { privacyCommands } from '#domain/privacy/contract.ts';
import { subscriptionCommands } from '#domain/subscriptions/contract.ts';
import { invoiceCommands } from '#domain/subscriptions/invoices-contract.ts';
import { ownApp, type TestApp } from '#infra/testing/app.ts';
import { basic, buyerIn, day, euro, passTo, standard } from './buyer-for-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
  await app.settle();
});

const { CancelSubscription, ResumeSubscription, EndSubscription, WithdrawSubscription } = subscriptionCommands;
const { PreviewPlanChange, ChangePlan, OpenPaymentMethod } = subscriptionCommands;
const { PayInvoice } = invoiceCommands;

async function subscriber(wanted: object = basic, method?: string) {
  const ada = buyerIn(app, await app.person());
  const id = await ada.buys(wanted, method);
  return { ...ada, id, params: { id } };
}

const mailsTo = async (email: string): Promise<string[]> => {
  await app.settle();
  const text = 'select subject from ops.mail where recipient = $1 order by id';
  return (await app.database.query<{ subject: string }>(text, [email])).rows.map(({ subject }) => subject);
};

test('a cancellation ends it with the period, can be taken back, and is confirmed by mail at once', async () => {
  const ada = await subscriber();
  await ada.person.send(CancelSubscription, { params: ada.params, body: {} });
  await ada.person.send(CancelSubscription, { params: ada.params, body: {} });
  const ending = (await ada.mine()).subscription;
  expect(ending).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, underWay: [] });
  expect(ending?.cancelAt).toBe(ending?.currentPeriodEnd);
  expect((await mailsTo(ada.person.email)).filter((subject) => subject.includes('Kündigung'))).toHaveLength(1);
  await ada.person.send(ResumeSubscription, { params: ada.params });
  expect((await ada.mine()).subscription).toMatchObject({ cancelAt: null, cancelAtPeriodEnd: false });
});

test('ended at once, it gives nothing any more and pays nothing back', async () => {
  const ada = await subscriber();
  await ada.person.send(EndSubscription, { params: ada.params });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'ended', isActive: false });
  expect(await ada.invoices()).toMatchObject([{ status: 'paid', credited: euro(0) }]);
  expect((await ada.permissions()).subscription).toBeNull();
  expect((await ada.person.send(ResumeSubscription, { params: ada.params })).body).toMatchObject({ code: 'conflict' });
  await ada.buys(standard);
  expect((await ada.mine()).subscription).toMatchObject({ productName: 'Standard', status: 'active' });
});

test('a withdrawal ends it at once, and all money goes back', async () => {
  const ada = await subscriber();
  expect((await ada.mine()).subscription?.withdrawableUntil).not.toBeNull();
  await ada.person.send(WithdrawSubscription, { params: ada.params });
  expect((await ada.mine()).subscription).toMatchObject({
    status: 'ended',
    isWithdrawn: true,
    withdrawableUntil: null,
  });
  expect(await ada.invoices()).toMatchObject([{ credited: euro(1_000) }]);
  expect((await ada.permissions()).subscription).toBeNull();
  expect(await mailsTo(ada.person.email)).toContain('Wir haben Ihren Widerruf erhalten');
});

test('a change of plan costs what its preview said, and says beforehand what is lost', async () => {
  const ada = await subscriber();
  const wanted = { productId: standard.productId, interval: 'year' } as const;
  const { body: preview } = await ada.person.send(PreviewPlanChange, { params: ada.params, body: wanted });
  expect(preview).toMatchObject({ productName: 'Standard', lost: { permissions: [], quotas: [] } });
  const { prorationAt, dueNow } = preview;
  const wrong = await ada.person.send(ChangePlan, {
    params: ada.params,
    body: { ...wanted, prorationAt, dueNow: euro(1) },
  });
  expect(wrong.body).toMatchObject({ code: 'conflict' });
  const sent = {
    params: ada.params,
    body: { ...wanted, prorationAt, dueNow },
    headers: { 'idempotency-key': 'change' },
  };
  await ada.person.send(ChangePlan, sent);
  await ada.person.send(ChangePlan, sent);
  expect((await ada.mine()).subscription).toMatchObject({
    productName: 'Standard',
    planInterval: 'year',
    underWay: [],
  });
  const [change, ...others] = await ada.invoices();
  expect(change).toMatchObject({ reason: 'change', status: 'paid', paid: dueNow });
  expect(others).toHaveLength(1);
  const back = { productId: basic.productId, interval: 'month' } as const;
  const lost = await ada.person.send(PreviewPlanChange, { params: ada.params, body: back });
  expect(lost.body).toMatchObject({ lost: { quotas: ['analysis', 'ai_feedback', 'live_transcription'] } });
});

test('a change that the card does not pay for does not happen, and the customer reads why', async () => {
  const ada = await subscriber(basic, 'pm_card_chargeCustomerFail');
  const wanted = { productId: standard.productId, interval: 'year' } as const;
  const { body: preview } = await ada.person.send(PreviewPlanChange, { params: ada.params, body: wanted });
  const { prorationAt, dueNow } = preview;
  await ada.person.send(ChangePlan, { params: ada.params, body: { ...wanted, prorationAt, dueNow } });
  expect(await ada.mine()).toMatchObject({
    subscription: { productName: 'Basic', underWay: [] },
    refusal: { failure: 'payment_declined' },
  });
});

test('a payment that fails is tried again, and is paid with another card', async () => {
  const own = await ownApp({ PAYMENTS: 'demo' });
  await own.settle();
  const ada = buyerIn(own, await own.person());
  const id = await ada.buys(basic, 'pm_card_chargeCustomerFail');
  await passTo(own, new Date(Date.now() + 32 * day));
  expect((await ada.mine()).subscription).toMatchObject({ status: 'past_due', isActive: true });
  const [owed] = await ada.invoices();
  expect(owed).toMatchObject({ status: 'open', attempts: 1, nextAttemptAt: expect.any(String) });
  expect((await ada.permissions()).subscription).toEqual({ id });
  const declined = await ada.person.send(PayInvoice, { params: { invoiceId: owed?.id ?? '' } });
  expect(declined.body).toMatchObject({ code: 'payment_declined' });
  const { body } = await ada.person.send(OpenPaymentMethod, { params: { id } });
  await ada.changesCard(body.url, 'pm_card_visa');
  await own.settle();
  await ada.person.send(PayInvoice, { params: { invoiceId: owed?.id ?? '' } });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'active' });
  expect((await ada.invoices())[0]).toMatchObject({ status: 'paid', total: euro(1_000) });
});

test('nobody pays for ever: without money it ends, and so does what it gives', async () => {
  const own = await ownApp({ PAYMENTS: 'demo' });
  await own.settle();
  const ada = buyerIn(own, await own.person());
  await ada.buys(basic, 'pm_card_chargeCustomerFail');
  await passTo(own, new Date(Date.now() + 70 * day));
  expect(['suspended', 'ended']).toContain((await ada.mine()).subscription?.status);
  expect((await ada.permissions()).subscription).toBeNull();
});

test('who is erased pays no more, and the provider forgets who it was', async () => {
  const ada = await subscriber();
  const admin = await app.admin();
  const erased = await admin.send(privacyCommands.EraseUser, {
    params: { id: ada.person.id },
    body: { reason: 'requested' },
  });
  expect(erased.status).toBe(202);
  await app.settle();
  const { rows } = await app.database.query<{ id: string }>(
    'select provider_customer_id as id from ops.customer where customer_id = $1',
    [ada.person.id],
  );
  const seen = await app.deps.payments?.customer({ providerCustomerId: rows[0]?.id ?? '', providerSessionId: null });
  expect(seen?.subscriptions).toMatchObject([{ status: 'canceled' }]);
  const kept = await app.deps.store.readStream(`subscription-${ada.person.id}`);
  expect(kept.map(({ type }) => type)).toContain('SubscriptionEnded');
});

test('an invoice is a PDF, through this server', async () => {
  const ada = await subscriber();
  const [invoice] = await ada.invoices();
  const headers = { authorization: `Bearer ${ada.person.accessToken}` };
  const answer = await app.bytes(`GET /api/Subscriptions/Invoices/${invoice?.id}/Invoice.pdf`, { headers });
  expect(answer.status).toBe(200);
  expect(Buffer.from(answer.body).subarray(0, 5).toString()).toBe('%PDF-');
});
