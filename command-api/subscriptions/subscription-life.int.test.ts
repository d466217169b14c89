import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, expect, test } from 'vitest';
import { couponCommands } from '#domain/coupons/contract/calls.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { paymentMethod, subscriptionCommands } from '#domain/subscriptions/contract/calls.ts';
import { invoiceCommands } from '#domain/subscriptions/contract/invoices.ts';
import { purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import { ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { basic, buyerIn, day, euro, passTo, standard } from './buyer-for-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
  await app.settle();
});

const { CancelSubscription, ResumeSubscription, EndSubscription, WithdrawSubscription } = subscriptionCommands;
const { PreviewPlanChange, ChangePlan, OpenPaymentMethod, OpenBillingDetails } = subscriptionCommands;
const { PayInvoice, OpenBankPage } = invoiceCommands;

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

test('a cancellation takes effect at the end of the period, is confirmed by mail, and can be withdrawn', async () => {
  const ada = await subscriber();
  await ada.person.send(CancelSubscription, { params: ada.params, body: {} });
  await ada.person.send(CancelSubscription, { params: ada.params, body: {} });
  const ending = (await ada.mine()).subscription;
  expect(ending).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, underWay: [] });
  expect(ending?.cancelAt).toBe(ending?.currentPeriodEnd);
  expect(
    (await mailsTo(ada.person.email)).filter((subject) => subject.startsWith('Ihr Abo „Basic“ endet am')),
  ).toHaveLength(1);
  await ada.person.send(ResumeSubscription, { params: ada.params });
  expect((await ada.mine()).subscription).toMatchObject({ cancelAt: null, cancelAtPeriodEnd: false });
  expect(await mailsTo(ada.person.email)).toContain('Ihr Abo „Basic“ läuft weiter');
});

test('ending immediately removes the benefits and refunds nothing', async () => {
  const ada = await subscriber();
  await ada.person.send(EndSubscription, { params: ada.params });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'ended', isActive: false });
  expect(await ada.invoices()).toMatchObject([{ status: 'paid', credited: euro(0) }]);
  expect((await ada.permissions()).subscription).toBeNull();
  expect((await ada.person.send(ResumeSubscription, { params: ada.params })).body).toMatchObject({ code: 'conflict' });
  await ada.buys(standard);
  expect((await ada.mine()).subscription).toMatchObject({ productName: 'Standard', status: 'active' });
});

test('a withdrawal ends the subscription immediately and refunds everything', async () => {
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
  expect(await mailsTo(ada.person.email)).toContain('Sie haben Ihr Abo „Basic“ widerrufen');
});

test('a change of plan costs the previewed amount, and the preview names lost benefits', async () => {
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
  expect(await mailsTo(ada.person.email)).toContain('Ihr Abo ist jetzt „Standard“');
  const [change, ...others] = await ada.invoices();
  expect(change).toMatchObject({ reason: 'change', status: 'paid', paid: dueNow });
  expect(others).toHaveLength(1);
  const back = { productId: basic.productId, interval: 'month' } as const;
  const lost = await ada.person.send(PreviewPlanChange, { params: ada.params, body: back });
  expect(lost.body).toMatchObject({ lost: { quotas: ['analysis', 'ai_feedback', 'live_transcription'] } });
});

test('the previewed later payments match the subscription and the invoices', async () => {
  const own = await ownApp({ PAYMENTS: 'demo' });
  await own.settle();
  const admin = await own.person({ roles: ['admin'] });
  await admin.send(couponCommands.CreateCoupon, { body: { code: 'HALB', percentOff: 50, months: 3 } });
  const ada = buyerIn(own, await own.person());
  const id = await ada.buys({ ...basic, coupon: 'halb' });
  const wanted = { productId: standard.productId, interval: 'month' } as const;
  const { body: preview } = await ada.person.send(PreviewPlanChange, { params: { id }, body: wanted });
  expect(preview.payments).toMatchObject({ next: { total: euro(1_000) }, afterwards: { total: euro(1_999) } });
  const { prorationAt, dueNow } = preview;
  await ada.person.send(ChangePlan, { params: { id }, body: { ...wanted, prorationAt, dueNow } });
  expect((await ada.mine()).subscription?.payments).toEqual(preview.payments);
  await passTo(own, new Date(Date.parse(preview.payments.next.at) + day));
  expect((await ada.invoices())[0]).toMatchObject({ total: euro(1_000), paid: euro(1_000), reason: 'renewal' });
});

test('a withdrawal after a change to a cheaper plan refunds everything and leaves no credit', async () => {
  const ada = await subscriber({ ...basic, interval: 'year' });
  const wanted = { productId: basic.productId, interval: 'month' } as const;
  const { body: preview } = await ada.person.send(PreviewPlanChange, { params: ada.params, body: wanted });
  const { prorationAt, dueNow } = preview;
  await ada.person.send(ChangePlan, { params: ada.params, body: { ...wanted, prorationAt, dueNow } });
  expect((await ada.mine()).subscription?.payments?.next).toMatchObject({ due: euro(0), total: euro(1_000) });
  await ada.person.send(WithdrawSubscription, { params: ada.params });
  const [change, purchase] = await ada.invoices();
  expect(purchase?.credited).toEqual(purchase?.paid);
  expect(change?.paid).toEqual(euro(0));
  const again = await ada.person.send(purchaseCommands.QuotePurchase, { body: basic });
  expect(again.body.payments.next).toMatchObject({ credit: euro(0), due: euro(1_000) });
});

test('a change whose payment fails is not made, and the customer sees the reason', async () => {
  const ada = await subscriber(basic, 'pm_card_chargeCustomerFail');
  const wanted = { productId: standard.productId, interval: 'year' } as const;
  const { body: preview } = await ada.person.send(PreviewPlanChange, { params: ada.params, body: wanted });
  const { prorationAt, dueNow } = preview;
  await ada.person.send(ChangePlan, { params: ada.params, body: { ...wanted, prorationAt, dueNow } });
  expect(await ada.mine()).toMatchObject({
    subscription: { productName: 'Basic', underWay: [] },
    refusal: { failure: 'card_declined' },
  });
});

test('a change that the bank has to confirm leads to the bank’s page, and takes effect after that', async () => {
  const ada = buyerIn(app, await app.person());
  const { body } = await ada.begins();
  await ada.pays(body.url, 'pm_card_authenticationRequired', true);
  const params = { id: body.checkoutId };
  const wanted = { productId: standard.productId, interval: 'year' } as const;
  const { body: preview } = await ada.person.send(PreviewPlanChange, { params, body: wanted });
  const { prorationAt, dueNow } = preview;
  await ada.person.send(ChangePlan, { params, body: { ...wanted, prorationAt, dueNow } });
  const waiting = await ada.mine();
  expect(waiting).toMatchObject({
    subscription: { productName: 'Basic', status: 'active', latestInvoice: { status: 'open', reason: 'change' } },
    refusal: { failure: 'authentication_required' },
  });
  expect(waiting.subscription?.defaultPaymentMethodId).toMatch(/^pm_/);
  const mails = await mailsTo(ada.person.email);
  expect(mails).toContain('Ihre Bank möchte den Wechsel bestätigt haben');
  expect(mails).not.toContain('Eine Zahlung ist nicht gelungen');
  const invoiceId = waiting.subscription?.latestInvoiceId ?? '';
  const stranger = await app.person();
  expect((await stranger.send(OpenBankPage, { params: { invoiceId } })).status).toBe(404);
  const { body: page } = await ada.person.send(OpenBankPage, { params: { invoiceId } });
  await ada.confirms(page.url);
  expect(await ada.mine()).toMatchObject({
    subscription: { productName: 'Standard', planInterval: 'year', latestInvoice: { status: 'paid', paid: dueNow } },
    refusal: null,
  });
  expect((await ada.person.send(OpenBankPage, { params: { invoiceId } })).body).toMatchObject({ code: 'conflict' });
});

test('a change that is never confirmed has no effect', async () => {
  const own = await ownApp({ PAYMENTS: 'demo' });
  await own.settle();
  const ada = buyerIn(own, await own.person());
  const { body } = await ada.begins();
  await ada.pays(body.url, 'pm_card_authenticationRequired', true);
  const params = { id: body.checkoutId };
  const wanted = { productId: standard.productId, interval: 'month' } as const;
  await ada.mine();
  const { body: preview } = await ada.person.send(PreviewPlanChange, { params, body: wanted });
  const { prorationAt, dueNow } = preview;
  await ada.person.send(ChangePlan, { params, body: { ...wanted, prorationAt, dueNow } });
  await own.settle();
  await passTo(own, new Date(Date.now() + 2 * day));
  expect(await ada.invoices()).toMatchObject([{ status: 'void' }, { status: 'paid', total: euro(1_000) }]);
  expect((await ada.mine()).subscription).toMatchObject({ productName: 'Basic', status: 'active' });
});

test('a failed payment is retried, and can be paid with another card', async () => {
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
  expect(declined.body).toMatchObject({ code: 'card_declined' });
  const { body } = await ada.person.send(OpenPaymentMethod, { params: { id } });
  await ada.changesCard(body.url, 'pm_card_visa');
  await own.settle();
  await ada.person.send(PayInvoice, { params: { invoiceId: owed?.id ?? '' } });
  expect((await ada.mine()).subscription).toMatchObject({ status: 'active' });
  expect((await ada.invoices())[0]).toMatchObject({ status: 'paid', total: euro(1_000) });
});

test('an unpaid subscription ends, with its benefits', async () => {
  const own = await ownApp({ PAYMENTS: 'demo' });
  await own.settle();
  const ada = buyerIn(own, await own.person());
  await ada.buys(basic, 'pm_card_chargeCustomerFail');
  await passTo(own, new Date(Date.now() + 70 * day));
  expect(['suspended', 'ended']).toContain((await ada.mine()).subscription?.status);
  expect((await ada.permissions()).subscription).toBeNull();
});

test('an erasure ends the payments and deletes the customer at the provider', async () => {
  const ada = await subscriber();
  const admin = await app.admin();
  const erased = await admin.send(privacyCommands.EraseUser, {
    params: { id: ada.person.id },
    body: { ground: 'requested', reason: 'Asked for it' },
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

test('an invoice names the buyer as ordered; the settings change it for later invoices', async () => {
  const ada = buyerIn(app, await app.person());
  const { body } = await ada.begins({ vatId: 'ATU12345675' });
  const ofFirm = { name: 'Lovelace Rechenwerke', line1: 'Ring 1', postal_code: '1010', city: 'Wien' };
  await ada.paysAs(body.url, ofFirm);
  const params = { id: body.checkoutId };
  await ada.mine();
  const shown = async () => (await ada.person.send(paymentMethod, { params })).body.billedTo;
  expect(await shown()).toEqual({ name: 'Lovelace Rechenwerke', address: ['Ring 1', '1010 Wien'] });
  const [invoice] = await ada.invoices();
  const { providerCustomerId = '' } =
    (
      await app.database.query<{ providerCustomerId: string }>(
        'select provider_customer_id as "providerCustomerId" from ops.customer where customer_id = $1',
        [ada.person.id],
      )
    ).rows[0] ?? {};
  expect(providerCustomerId).not.toBe('');
  const headers = { authorization: `Bearer ${ada.person.accessToken}` };
  const pdf = await app.bytes(`GET /api/Subscriptions/Invoices/${invoice?.id}/Invoice.pdf`, { headers });
  const printed = await textOfPdf(Buffer.from(pdf.body));
  for (const line of ['Lovelace Rechenwerke', 'Ring 1', '1010 Wien', 'ATU12345675']) expect(printed).toContain(line);
  const { body: page } = await ada.person.send(OpenBillingDetails, { params });
  await ada.billedTo(page.url, { ...ofFirm, line1: 'Gürtel 9' });
  expect((await shown())?.address).toEqual(['Gürtel 9', '1010 Wien']);
});

test('serves invoices as PDF', async () => {
  const ada = await subscriber();
  const [invoice] = await ada.invoices();
  const headers = { authorization: `Bearer ${ada.person.accessToken}` };
  const answer = await app.bytes(`GET /api/Subscriptions/Invoices/${invoice?.id}/Invoice.pdf`, { headers });
  expect(answer.status).toBe(200);
  expect(Buffer.from(answer.body).subarray(0, 5).toString()).toBe('%PDF-');
});

async function textOfPdf(file: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  library.destroy();
  return text;
}
