import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Company } from '#domain/companies/company.ts';
import { type CompanyCommand, companyDecider } from '#domain/companies/decider.ts';
import type { CompanyEvent } from '#domain/companies/events.ts';
import { subscriptionCommands, subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { invoiceList } from '#domain/subscriptions/contract/invoices.ts';
import { purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import { userDecider } from '#domain/users/decider.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { newId } from '#infra/ids.ts';
import { ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { buyerIn, euro } from './buyer-for-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await ownApp({ PAYMENTS: 'demo' });
  await app.settle();
});

const team = { productId: 'd4'.repeat(16), interval: 'month', currency: 'EUR' } as const;

async function companyIn(country: string, vatId: string) {
  const owner = await app.person();
  const id = newId();
  const handle = createCommandHandler(app.deps);
  const cause = () => ({
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'user', id: owner.id } as const,
  });
  const tell = (command: CompanyCommand) =>
    handle({ ...cause(), stream: `company-${id}`, decider: companyDecider, command });
  await tell({
    type: 'CreateCompany',
    data: { ownerId: owner.id, name: 'Alpen AG', vatId, country, maxEmployees: null },
  });
  await tell({ type: 'ReportVatCheck', data: { vatId, status: 'valid' } });
  const source = `company:${id}`;
  const grant = { source, benefits: null, role: 'owner' as const, until: null };
  const command = { type: 'SetBenefits', data: { source, basis: 1, grant } } as const;
  await handle({ ...cause(), stream: `user-${owner.id}`, decider: userDecider, command });
  const seats = async () => {
    await app.settle();
    const events = (await app.deps.store.readStream(`company-${id}`)) as readonly CompanyEvent[];
    return events.reduce<Company | null>(companyDecider.evolve, null)?.plan;
  };
  return { id, owner, tell, seats };
}

test('a foreign company buys five licences without tax, and more later', async () => {
  const { id: companyId, owner, seats } = await companyIn('AT', 'ATU12345675');
  const wanted = { ...team, companyId, licences: 5 };
  const quoted = await owner.send(purchaseCommands.QuotePurchase, { body: wanted });
  expect(quoted.body).toMatchObject({
    quantity: 5,
    treatment: 'reverse_charge',
    payments: { next: { total: euro(7_500) } },
  });
  const body = { ...wanted, total: quoted.body.payments.next.total, acceptsTerms: true } as const;
  const { body: begun } = await owner.send(purchaseCommands.StartCheckout, { body });
  await buyerIn(app, owner).pays(begun.url);
  expect(await seats()).toMatchObject({ licences: 5, productName: 'Team', maxSeats: 50 });
  const query = { companyId };
  const { subscription } = (await owner.send(subscriptionDetail, { query })).body;
  expect(subscription).toMatchObject({
    status: 'active',
    licenseCount: 5,
    withdrawableUntil: null,
    audience: 'company',
  });
  expect((await owner.send(invoiceList, { query })).body).toMatchObject([{ vat: euro(0), total: euro(7_500) }]);
  // The company's subscription is not the owner's private one.
  expect((await owner.send(subscriptionDetail)).body.subscription).toBeNull();

  const change = { productId: team.productId, interval: 'month', licences: 8 } as const;
  const params = { id: subscription?.id ?? '' };
  const { body: preview } = await owner.send(subscriptionCommands.PreviewPlanChange, { params, query, body: change });
  const { prorationAt, dueNow } = preview;
  await owner.send(subscriptionCommands.ChangePlan, { params, query, body: { ...change, prorationAt, dueNow } });
  expect(await seats()).toMatchObject({ licences: 8 });

  const more = { productId: team.productId, interval: 'month', licences: 12 } as const;
  const { body: dearer } = await owner.send(subscriptionCommands.PreviewPlanChange, { params, query, body: more });
  const upgrade = { ...more, companyId, prorationAt: dearer.prorationAt, dueNow: dearer.dueNow };
  await owner.send(subscriptionCommands.UpgradeCompanyPlan, { body: upgrade });
  expect(await seats()).toMatchObject({ licences: 12 });
  const most = { productId: team.productId, interval: 'month', licences: 14 } as const;
  const { body: dearest } = await owner.send(subscriptionCommands.PreviewPlanChange, { params, query, body: most });
  const again = { ...most, companyId, prorationAt: dearest.prorationAt, dueNow: dearest.dueNow };
  await owner.send(subscriptionCommands.UpgradeCompany, { body: again });
  expect(await seats()).toMatchObject({ licences: 14 });
  await owner.send(subscriptionCommands.EndSubscription, { params, query });
  expect(await seats()).toBeNull();
});

test('limits the licences by the plan, and refuses strangers', async () => {
  const { id: companyId, owner } = await companyIn('DE', 'DE136695976');
  const body = { ...team, companyId, licences: 51 };
  const tooMany = await owner.send(purchaseCommands.QuotePurchase, { body });
  expect(tooMany.body).toMatchObject({ code: 'invalid_input', field: 'licences' });
  const taxed = await owner.send(purchaseCommands.QuotePurchase, { body: { ...body, licences: 2 } });
  expect(taxed.body).toMatchObject({ treatment: 'charged', payments: { next: { net: euro(3_000), vat: euro(570) } } });
  const eve = await app.person();
  expect((await eve.send(purchaseCommands.QuotePurchase, { body })).status).toBe(404);
  expect((await eve.send(subscriptionDetail, { query: { companyId } })).status).toBe(404);
});
