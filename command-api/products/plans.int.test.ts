import { expect, test } from 'vitest';
import { noBenefits } from '#domain/kernel/entitlement.ts';
import { productCommands } from '#domain/products/contract/calls.ts';
import { planCommands, planList } from '#domain/products/contract/plans.ts';
import { testApp } from '#infra/lab/testing/app.ts';

const app = await testApp();

test('only admins see a draft of a plan, with both currencies, and can remove it', async () => {
  const admin = await app.admin();
  const prices = (['EUR', 'USD'] as const).map((currency) => ({
    interval: 'month' as const,
    price: { amount: 1_900, currency },
  }));
  const body = { name: `Draft ${admin.id.slice(0, 8)}`, benefits: noBenefits, prices };
  const { id } = (await admin.send(productCommands.CreateProduct, { body })).body;
  await app.settle();
  const planOf = async () => (await admin.send(planList, {})).body.find((one) => one.id === id);
  expect(await planOf()).toMatchObject({ state: 'draft', prices, usage: { people: 0, companies: 0, seats: 0 } });
  expect((await (await app.person()).send(planList, {})).status).toBe(403);
  expect((await admin.send(planCommands.RemoveProduct, { params: { id }, body: null })).status).toBe(204);
  await app.settle();
  expect(await planOf()).toBeUndefined();
});
