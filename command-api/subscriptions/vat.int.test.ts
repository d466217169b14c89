import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companyCommands, companyOfUser } from '#domain/companies/contract/calls.ts';
import { vatOf } from '#domain/kernel/vat.ts';
import { buyerCommands } from '#domain/subscriptions/contract/buyer.ts';
import { subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { invoiceList } from '#domain/subscriptions/contract/invoices.ts';
import { newId } from '#infra/ids.ts';
import { vatService } from '#infra/lab/fakes/vat-service.ts';
import { type AppPerson, ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { enqueue } from '#infra/queue/queue.ts';
import { basic, buyerIn, day, euro, passTo } from './buyer-for-test.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof vatService>>;
const [austrian, other, german] = ['ATU12345675', 'ATU10223006', 'DE136695976'];
const team = { ...basic, productId: 'd4'.repeat(16) };
let months = 0;

beforeAll(async () => {
  service = await vatService('valid');
  app = await ownApp({ PAYMENTS: 'demo', VIES_URL: service.url, VAT_RATES: 'AT:20' });
  await app.settle();
});
beforeEach(() => service.says('valid'));
afterAll(() => service.close());

const nextMonth = () => passTo(app, new Date(Date.now() + ++months * 31 * day + day));
const hourPasses = async () => {
  const payload = { slot: new Date().toISOString() };
  const job = { kind: 'subscription-reconcile', key: newId(), ownerId: 'subscriptions', payload, priority: 1 };
  await enqueue(app.database, job);
  await app.settle();
};
const mailsTo = async (person: AppPerson) => {
  await app.settle();
  const { rows } = await app.database.query<{ text: string }>(
    `select body_text as text from ops.mail where recipient = $1`,
    [person.email],
  );
  return rows.map(({ text }) => text).join('\n');
};

test('charges VAT while the VAT service is down; an hourly check corrects the next invoice', async () => {
  service.says('nothing');
  const ada = buyerIn(app, await app.person());
  await ada.buys({ vatId: austrian });
  expect(await ada.invoices()).toMatchObject([{ treatment: 'charged', vatRate: 2_000, total: euro(1_008) }]);
  expect((await ada.mine()).subscription).toMatchObject({ isBusiness: true, vatIdStatus: 'unchecked' });
  await hourPasses();
  expect((await ada.mine()).subscription).toMatchObject({ vatIdStatus: 'unchecked', vat: { rate: 2_000 } });
  service.says('valid');
  await hourPasses();
  expect((await ada.mine()).subscription).toMatchObject({
    ...{ vatIdStatus: 'valid', vat: { treatment: 'reverse_charge', rate: 0, country: 'AT' } },
    payments: { next: { vat: euro(0), total: euro(840) } },
  });
  await nextMonth();
  expect(await ada.invoices()).toMatchObject([
    { treatment: 'reverse_charge', vat: euro(0), total: euro(840), credited: euro(0) },
    // The issued invoice does not change; its tax is credited.
    { treatment: 'charged', total: euro(1_008), paid: euro(1_008), credited: euro(168) },
  ]);
  expect((await mailsTo(ada.person)).replaceAll('\u00a0', ' ')).toContain('1,68 €');
});

test('charges VAT for an invalid VAT id; its owner sees and corrects it', async () => {
  service.says('nothing');
  const ada = buyerIn(app, await app.person());
  await ada.buys({ vatId: austrian });
  service.says('invalid');
  await hourPasses();
  expect((await ada.mine()).subscription).toMatchObject({ vatIdStatus: 'invalid', vat: { rate: 2_000 } });
  const refused = await ada.person.send(buyerCommands.ChangeBuyer, { body: { vatId: other } });
  expect(refused.body).toMatchObject({ code: 'vat_id_invalid', field: 'vatId' });
  service.says('valid');
  const preview = await ada.person.send(buyerCommands.PreviewBuyer, { body: { vatId: other } });
  expect(preview.body).toMatchObject({
    vatIdStatus: 'valid',
    after: { treatment: 'reverse_charge' },
    payment: { before: { total: euro(1_008) }, after: { total: euro(840) } },
  });
  expect((await ada.person.send(buyerCommands.ChangeBuyer, { body: { vatId: other } })).status).toBe(204);
  expect((await ada.mine()).subscription).toMatchObject({ vatIdStatus: 'valid', vat: { rate: 0 } });
  expect(await mailsTo(ada.person)).toContain('Steuerschuldnerschaft');
  const stored = await app.deps.asStored.readStream(`subscription-${ada.person.id}`);
  expect(String(stored.map(({ data }) => JSON.stringify(data)))).not.toContain(other.slice(3));
});

test('a private customer who moves sees the new price in advance and pays it from the next invoice on', async () => {
  const ada = buyerIn(app, await app.person());
  expect((await ada.person.send(buyerCommands.PreviewBuyer, { body: { country: 'AT' } })).status).toBe(409);
  await ada.buys({ country: 'DE' });
  const { body } = await ada.person.send(buyerCommands.PreviewBuyer, { body: { country: 'AT' } });
  expect(body).toMatchObject({
    vatIdStatus: null,
    before: vatOf({ country: 'DE', vatId: null }, { sellerCountry: 'DE', rate: 1_900, rates: {} }),
    after: { treatment: 'charged', rate: 2_000, country: 'AT' },
    payment: { before: { total: euro(1_000) }, after: { total: euro(1_008) } },
  });
  expect((await ada.mine()).subscription).toMatchObject({ vat: { country: 'DE' } });
  await ada.person.send(buyerCommands.ChangeBuyer, { body: { country: 'AT' } });
  expect((await ada.mine()).subscription).toMatchObject({ vat: { rate: 2_000, country: 'AT' } });
  expect(await mailsTo(ada.person)).toContain('20 % Umsatzsteuer (Österreich)'.replace(' %', '\u00a0%'));
  await nextMonth();
  expect((await ada.invoices())[0]).toMatchObject({ vatRate: 2_000, total: euro(1_008) });
  // Exactly one of the two is allowed.
  for (const wrong of [{}, { country: 'AT', vatId: austrian }])
    expect((await ada.person.send(buyerCommands.ChangeBuyer, { body: wrong })).status).toBe(400);
});

test('a person becomes a business during a subscription, from the next invoice on, and may still withdraw', async () => {
  const ada = buyerIn(app, await app.person());
  await ada.buys({ country: 'DE' });
  const before = (await ada.mine()).subscription;
  expect(before?.withdrawableUntil).not.toBeNull();
  expect((await ada.person.send(buyerCommands.ChangeBuyer, { body: { vatId: austrian } })).status).toBe(204);
  expect((await ada.mine()).subscription).toMatchObject({
    ...{ isBusiness: true, vatIdStatus: 'valid', vat: { treatment: 'reverse_charge' } },
    ...{ withdrawableUntil: before?.withdrawableUntil, payments: { next: { total: euro(840) } } },
  });
  // The VAT charged before was owed.
  expect(await ada.invoices()).toMatchObject([{ total: euro(1_000), credited: euro(0) }]);
  await nextMonth();
  expect((await ada.invoices())[0]).toMatchObject({ treatment: 'reverse_charge', total: euro(840) });
  expect((await ada.person.send(buyerCommands.ChangeBuyer, { body: { country: 'DE' } })).status).toBe(409);
});

async function companyOf(owner: AppPerson, vatId: string) {
  const body = { name: 'Alpen AG', vatId, maxEmployees: null };
  const { id } = (await owner.send(companyCommands.CreateCompany, { body })).body;
  await app.settle();
  const mine = async () => {
    await app.settle();
    return (await owner.send(companyOfUser)).body;
  };
  const invoices = async () => (await owner.send(invoiceList, { query: { companyId: id } })).body;
  return { id, mine, invoices };
}

test('checks an unchecked VAT id of a company again later and tells the owner', async () => {
  service.says('nothing');
  const owner = await app.person();
  const company = await companyOf(owner, austrian);
  expect(await company.mine()).toMatchObject({ vatStatus: 'unchecked' });
  await buyerIn(app, owner).buys({ ...team, companyId: company.id, licences: 2 });
  expect(await company.invoices()).toMatchObject([{ treatment: 'charged', vatRate: 2_000 }]);
  service.says('valid');
  await app.hurry('company-vat-check');
  expect(await company.mine()).toMatchObject({ vatStatus: 'valid' });
  const query = { companyId: company.id };
  expect((await owner.send(subscriptionDetail, { query })).body.subscription).toMatchObject({
    ...{ vatIdStatus: 'valid', vat: { treatment: 'reverse_charge', rate: 0 } },
  });
  expect(await mailsTo(owner)).toContain('Steuerschuldnerschaft');
  expect(await company.invoices()).toMatchObject([{ vat: euro(600), credited: euro(600) }]);
});

test('the owner of a company previews the price of another VAT id and changes to it', async () => {
  const owner = await app.person();
  const company = await companyOf(owner, german);
  await buyerIn(app, owner).buys({ ...team, companyId: company.id, licences: 2 });
  expect(await company.invoices()).toMatchObject([{ total: euro(3_570) }]);
  const preview = await owner.send(companyCommands.PreviewCompanyVatId, { body: { vatId: austrian } });
  expect(preview.body).toMatchObject({
    ...{ vatIdStatus: 'valid', after: { treatment: 'reverse_charge', country: 'AT' } },
    payment: { before: { total: euro(3_570) }, after: { total: euro(3_000) } },
  });
  expect(await company.mine()).toMatchObject({ vatId: german });
  expect((await owner.send(companyCommands.ChangeCompanyVatId, { body: { vatId: austrian } })).status).toBe(204);
  expect(await company.mine()).toMatchObject({ vatId: austrian, country: 'AT', vatStatus: 'valid' });
  await nextMonth();
  await app.settle();
  expect((await company.invoices())[0]).toMatchObject({ treatment: 'reverse_charge', total: euro(3_000) });
  const wrong = await owner.send(companyCommands.ChangeCompanyVatId, { body: { vatId: 'DE1' } });
  expect(wrong.body).toMatchObject({ code: 'vat_id_invalid', field: 'vatId' });
  const stranger = await app.person();
  expect((await stranger.send(companyCommands.PreviewCompanyVatId, { body: { vatId: austrian } })).status).toBe(404);
});
