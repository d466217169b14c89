import { beforeAll, expect, test } from 'vitest';
import { basic, buyerIn, day, euro, fails, passTo } from '#command-api/subscriptions/buyer-for-test.ts';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { comparedPayments, streamPayments } from '#domain/history/contract/payments.ts';
import { money } from '#domain/kernel/money.ts';
import { subscriptionCommands } from '#domain/subscriptions/contract/calls.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import { type AppPerson, ownApp, type TestApp } from '#infra/lab/testing/app.ts';

let app: TestApp;
let auditor: AppPerson;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
  await app.settle();
  auditor = await app.person({ roles: ['auditor'] });
});

async function paidTwice() {
  const ada = buyerIn(app, await app.person());
  await ada.buys();
  await passTo(app, new Date(Date.now() + 32 * day));
  await ada.invoices();
  return { ada, id: `subscription-${ada.person.id}` };
}

test('the sums of a subscription equal its invoices at every moment and at the provider', async () => {
  const { ada, id } = await paidTwice();
  const sums = async (query = {}) => (await auditor.send(streamPayments, { params: { id }, query })).body;
  const now = { currency: 'EUR', invoices: 2, total: euro(2_000), paid: euro(2_000), credited: euro(0), open: euro(0) };
  expect(await sums()).toMatchObject([now]);
  const [both] = await sums();
  expect((both?.net.amount ?? 0) + (both?.vat.amount ?? 0)).toBe(both?.total.amount);
  expect(await sums({ revision: -1 })).toEqual([]);
  const events = await app.deps.store.readStream(id);
  const first = events.find(({ type }) => type === 'InvoiceIssued')?.revision ?? 0;
  expect(await sums({ revision: first })).toMatchObject([{ invoices: 1, paid: euro(0), open: euro(1_000) }]);
  const { body } = await auditor.send(comparedPayments, { params: { id } });
  const { next, ...ours } = both ?? {};
  expect(next).toMatchObject({ at: (await ada.mine()).subscription?.currentPeriodEnd, due: euro(1_000) });
  expect(body).toEqual({ state: 'compared', sums: [ours], differences: [] });

  await ada.person.send(subscriptionCommands.WithdrawSubscription, {
    params: { id: (await ada.mine()).subscription?.id ?? '' },
  });
  await app.settle();
  expect(await sums()).toMatchObject([{ paid: euro(2_000), credited: euro(2_000) }]);
  expect((await auditor.send(comparedPayments, { params: { id } })).body).toMatchObject({ differences: [] });
});

test('shows differences between the log and the provider', async () => {
  const { id } = await paidTwice();
  const events = await app.deps.store.readStream(id);
  const issued = events.find(({ type }) => type === 'InvoiceIssued')?.data as Extract<
    SubscriptionEvent,
    { type: 'InvoiceIssued' }
  >['data'];
  const told = { actor: { kind: 'system', id: 'test' }, commandId: 'c', causationId: 'c', correlationId: 'c' } as const;
  await app.deps.store.append(id, events.length - 1, [
    {
      ...{ id: crypto.randomUUID(), type: 'InvoiceCredited' },
      data: { invoiceId: issued.invoiceId, credited: money(300, 'EUR') },
      metadata: { ...told, at: new Date().toISOString() },
    },
  ] as never);
  const { body } = await auditor.send(comparedPayments, { params: { id } });
  const { invoiceId, number } = issued;
  expect(body).toMatchObject({
    state: 'compared',
    differences: [{ invoiceId, number, field: 'credited', ours: euro(300), theirs: euro(0) }],
  });
});

test('exports each entry as a row, with the webhook that reported it', async () => {
  const { id } = await paidTwice();
  const headers = { authorization: `Bearer ${auditor.accessToken}` };
  const rows = async (query = '') => {
    const file = await app.bytes(`GET /api/Audit/Streams/${id}/Payments.csv${query}`, { headers });
    expect(file.headers.get('content-type')).toContain('text/csv');
    return Buffer.from(file.body).toString().trimEnd().split('\r\n').slice(1);
  };
  const events = await app.deps.store.readStream(id);
  expect(await rows()).toHaveLength(events.length);
  expect(await rows('?revision=0')).toHaveLength(1);
  const told = events.filter(({ metadata }) => metadata.actor.kind === 'webhook');
  expect(told.length).toBeGreaterThan(0);
  for (const { metadata } of told) expect(metadata.actor.id).toMatch(/^evt_/);
  expect((await rows()).filter((row) => row.includes('evt_'))).toHaveLength(told.length);
  const lookUps = await app.deps.store.readStream(
    `lookup-${auditor.id}_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`,
  );
  expect(lookUps.map(({ data }) => data)).toContainEqual(expect.objectContaining({ stream: id, format: 'payments' }));
});

test('reports an unavailable provider, and refuses other streams and other people', async () => {
  const { ada, id } = await paidTwice();
  // The official client tries three times.
  await fails(app, 'unavailable', 3);
  expect((await auditor.send(comparedPayments, { params: { id } })).body).toMatchObject({ state: 'unavailable' });
  const other = { params: { id: `user-${ada.person.id}` } };
  for (const call of [streamPayments, comparedPayments]) {
    expect((await auditor.send(call, other)).status).toBe(404);
    expect((await ada.person.send(call, { params: { id } })).status).toBe(404);
  }
});

test('shows the payments of a company’s subscription, and none without a purchase', async () => {
  const owner = await app.person();
  const body = { name: 'Redekunst GmbH', vatId: 'DE136695976', maxEmployees: null };
  const made = await owner.send(companyCommands.CreateCompany, { body });
  await app.settle();
  const company = { params: { id: `company-${made.body.id}` } };
  expect((await auditor.send(streamPayments, company)).body).toEqual([]);
  expect((await auditor.send(comparedPayments, company)).body).toMatchObject({ state: 'nothing' });
  const team = { productId: 'd4'.repeat(16), companyId: made.body.id, licences: 2 };
  await buyerIn(app, owner).buys({ ...basic, ...team });
  expect((await auditor.send(streamPayments, company)).body).toMatchObject([{ invoices: 1, total: euro(3_570) }]);
  expect((await auditor.send(streamPayments, { ...company, query: { revision: 0 } })).body).toEqual([]);
  expect((await auditor.send(comparedPayments, company)).body).toMatchObject({ state: 'compared', differences: [] });
});
