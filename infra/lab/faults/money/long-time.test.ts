import { expect, test } from 'vitest';
import { type MoneyWorld, moneyWorld, outcomeOf } from './money-world.ts';

const seconds = (at: string) => Date.parse(at) / 1_000;
/** In Berlin this is 1 February, 00:30. */
const begins = '2027-01-31T23:30:00.000Z';
const hour = 3_600;

async function subscriber() {
  const world = await moneyWorld(seconds(begins));
  await world.command({ kind: 'buy', plan: 'small' })();
  await world.look();
  await world.happen({ kind: 'pay', method: 'pm_card_visa' });
  await world.look();
  return world;
}

async function passTo(world: MoneyWorld, at: string) {
  world.server.moveTo(seconds(at));
  await world.look();
  const { subscriptions, invoices } = await world.account();
  const [subscription] = subscriptions;
  if (!subscription) throw new Error('nothing was bought');
  return { ...subscription, invoices: Object.values(invoices) };
}

test('begins each period at the end of the last one for fourteen months, over a leap day and clock changes', async () => {
  const world = await subscriber();
  const ends = ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31', '2027-08-31'];
  ends.push('2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31');
  let last = `${begins}`;
  for (const day of ends) {
    const end = `${day}T23:30:00.000Z`;
    const before = await passTo(world, new Date(Date.parse(end) - 1_000).toISOString());
    expect(before).toMatchObject({ status: 'active', periodStart: last, periodEnd: end });
    last = end;
    // An invoice stays a draft for one hour.
    await passTo(world, new Date((seconds(end) + 2 * hour) * 1_000).toISOString());
  }
  const { invoices, status } = await passTo(world, '2028-04-10T00:00:00.000Z');
  expect(status).toBe('active');
  expect(invoices).toHaveLength(ends.length + 1);
  expect(new Set(invoices.map((invoice) => `${invoice.status} ${invoice.total.amount}`))).toEqual(
    new Set(['paid 1000']),
  );
  expect((await outcomeOf(world)).granted).toEqual(['basic']);
});

test('retries a failed payment, keeps all benefits meanwhile, and ends the subscription after the last try', async () => {
  const world = await moneyWorld(seconds(begins));
  await world.command({ kind: 'buy', plan: 'small' })();
  await world.look();
  await world.happen({ kind: 'pay', method: 'pm_card_chargeCustomerFail' });
  await world.look();
  const late = await passTo(world, '2027-03-02T00:00:00.000Z');
  expect(late).toMatchObject({ status: 'past_due', endedAt: null });
  expect(late.invoices.at(-1)).toMatchObject({ status: 'open', attempts: 1 });
  expect((await outcomeOf(world)).granted).toEqual(['basic']);
  let tried = 1;
  for (let day = 3; day <= 28; day++) {
    const { invoices } = await passTo(world, `2027-03-${String(day).padStart(2, '0')}T00:00:00.000Z`);
    tried = Math.max(tried, invoices.at(-1)?.attempts ?? 0);
  }
  expect(tried).toBeGreaterThan(2);
  const over = await passTo(world, '2027-06-01T00:00:00.000Z');
  expect(['ended', 'suspended']).toContain(over.status);
  expect((await outcomeOf(world)).granted).toEqual([]);
  // The months after the end are not billed.
  expect(over.invoices.filter(({ status }) => status === 'paid')).toHaveLength(1);
});
