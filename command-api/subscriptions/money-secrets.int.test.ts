import { expect, test } from 'vitest';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { buyerCommands } from '#domain/subscriptions/contract/buyer.ts';
import { invoiceList } from '#domain/subscriptions/contract/invoices.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { basic, buyerIn } from './buyer-for-test.ts';

const [own, next, ofCompany] = ['ATU12345675', 'ATU10223006', 'DE136695976'];
const firstName = 'Zwentibold';
/** Matches only a separate number: ids and durations may contain the same digits by chance. */
const endOfCard = /(?<![\w.])4242(?!\w)/;

test('keeps VAT ids, names, addresses and cards out of logs, URLs and unsealed events', async () => {
  const app = await ownApp({ PAYMENTS: 'demo', LOG_LEVEL: 'trace' });
  await app.settle();
  const person = await app.person({ firstName });
  const ada = buyerIn(app, person);
  await ada.buys({ vatId: own });
  await person.send(buyerCommands.PreviewBuyer, { body: { vatId: next } });
  await person.send(buyerCommands.ChangeBuyer, { body: { vatId: next } });
  await ada.mine();
  const owner = await app.person({ firstName });
  const { body } = await owner.send(companyCommands.CreateCompany, {
    body: { name: 'Stille Post GmbH', vatId: ofCompany, maxEmployees: null },
  });
  await app.settle();
  await buyerIn(app, owner).buys({ ...basic, productId: 'd4'.repeat(16), companyId: body.id, licences: 2 });
  // Refused calls must not leak either.
  await person.send(buyerCommands.ChangeBuyer, { body: { vatId: ofCompany.replace('6', '7') } });
  expect((await owner.send(invoiceList, { query: { companyId: body.id } })).body).toHaveLength(1);
  const secrets = [own, next, ofCompany].map((vatId) => vatId.slice(3));
  const names = [firstName, 'Stille Post', person.email, owner.email];

  const logged = app.said.join('');
  expect(logged).toContain('/api/Subscriptions/Checkout');
  for (const secret of [...secrets, ...names]) expect(logged).not.toContain(secret);
  expect(logged).not.toMatch(endOfCard);

  const events = [];
  for (const id of [person.id, owner.id, body.id])
    for (const kind of ['subscription', 'company', 'user', 'employment'])
      events.push(...(await app.deps.asStored.readStream(`${kind}-${id}`)));
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['BuyerVatIdGiven', 'CompanyCreated']));
  const stored = events.map(({ data }) => JSON.stringify(data)).join('');
  for (const secret of [...secrets, ...names]) expect(stored).not.toContain(secret);
  expect(stored).not.toMatch(endOfCard);
});
