import { randomUUID } from 'node:crypto';
import type { Benefits } from '#domain/kernel/entitlement.ts';
import { type Currency, money } from '#domain/kernel/money.ts';
import { type Plan, productDecider } from '#domain/products/decider.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

const currencies: readonly Currency[] = ['EUR', 'USD'];
/** A year costs as much as ten months. */
const monthsOfYear = 10;

const prices = (monthly: number): Plan['prices'] =>
  currencies.flatMap((currency) => [
    { interval: 'month' as const, price: money(monthly, currency) },
    { interval: 'year' as const, price: money(monthly * monthsOfYear, currency) },
  ]);

const quotas = (analyses: number, feedbacks: number, seconds: number): Benefits['quotas'] => ({
  analysis: { fast: analyses, relaxed: -1 },
  ai_feedback: { fast: feedbacks, relaxed: feedbacks },
  live_transcription: { fast: seconds, relaxed: seconds },
});

type Sold = Pick<Plan, 'name' | 'description' | 'audience' | 'benefits' | 'prices' | 'maxSeats'>;

const plans: Readonly<Record<string, Sold>> = {
  d1: {
    ...{ name: 'Basic', description: 'Für alle, die regelmäßig üben.', audience: 'private', maxSeats: null },
    ...{ prices: prices(840), benefits: { tier: 'basic', permissions: [], quotas: quotas(60, 60, 3_600) } },
  },
  d2: {
    ...{
      name: 'Standard',
      description: 'Für alle, die oft vor anderen sprechen.',
      audience: 'private',
      maxSeats: null,
    },
    ...{ prices: prices(1_680), benefits: { tier: 'standard', permissions: [], quotas: quotas(150, 150, 18_000) } },
  },
  d3: {
    ...{ name: 'Premium', description: 'Für alle, deren Beruf das Reden ist.', audience: 'private', maxSeats: null },
    ...{ prices: prices(3_360), benefits: { tier: 'premium', permissions: [], quotas: quotas(-1, 500, 36_000) } },
  },
  d4: {
    ...{
      name: 'Team',
      description: 'Plätze für eine Firma mit bis zu 50 Personen.',
      audience: 'company',
      maxSeats: 50,
    },
    ...{ prices: prices(1_500), benefits: { tier: 'standard', permissions: [], quotas: quotas(150, 150, 18_000) } },
  },
};

/** Something to buy, where the product is only tried. What is there stays as it is. */
export async function ensureDemoPlans({
  store,
  handle,
}: Readonly<{ store: EventStore; handle: Handle }>): Promise<void> {
  for (const [digits, sold] of Object.entries(plans)) {
    const stream = `product-${digits.repeat(16)}`;
    if ((await store.readStream(stream)).length > 0) continue;
    const commandId = randomUUID();
    const cause = { commandId, correlationId: commandId, actor: { kind: 'system', id: 'demo' } } as const;
    const data = { ...sold, images: [], metadata: {}, active: true };
    await handle({ ...cause, stream, decider: productDecider, command: { type: 'CreateProduct', data } });
  }
}
