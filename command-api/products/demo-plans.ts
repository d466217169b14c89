import { randomUUID } from 'node:crypto';
import { type Benefits, quotasOfTier, type Tier } from '#domain/kernel/entitlement.ts';
import { type Currency, money } from '#domain/kernel/money.ts';
import { describedIn } from '#domain/products/contract/calls.ts';
import { type Plan, productDecider } from '#domain/products/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

const currencies: readonly Currency[] = ['EUR', 'USD'];
/** The price of a year is that of ten months. */
const monthsOfYear = 10;

const prices = (monthly: number): Plan['prices'] =>
  currencies.flatMap((currency) => [
    { interval: 'month' as const, price: money(monthly, currency) },
    { interval: 'year' as const, price: money(monthly * monthsOfYear, currency) },
  ]);

const benefits = (tier: Tier): Benefits => ({ tier, permissions: [], quotas: quotasOfTier[tier] });

type Sold = Pick<Plan, 'name' | 'description' | 'audience' | 'benefits' | 'prices' | 'maxSeats'> &
  Readonly<{ english: string }>;

const plans: Readonly<Record<string, Sold>> = {
  d1: {
    ...{
      name: 'Basic',
      description: 'Für alle, die regelmäßig üben.',
      english: 'For everybody who practises regularly.',
      audience: 'private',
      maxSeats: null,
    },
    ...{ prices: prices(840), benefits: benefits('basic') },
  },
  d2: {
    ...{
      name: 'Standard',
      description: 'Für alle, die oft vor anderen sprechen.',
      english: 'For everybody who often speaks in front of others.',
      audience: 'private',
      maxSeats: null,
    },
    ...{ prices: prices(1_680), benefits: benefits('standard') },
  },
  d3: {
    ...{
      name: 'Premium',
      description: 'Für alle, deren Beruf das Reden ist.',
      english: 'For everybody who speaks for a living.',
      audience: 'private',
      maxSeats: null,
    },
    ...{ prices: prices(3_360), benefits: benefits('premium') },
  },
  d4: {
    ...{
      name: 'Team',
      description: 'Plätze für eine Firma mit bis zu 50 Personen.',
      english: 'Seats for a company of up to 50 people.',
      audience: 'company',
      maxSeats: 50,
    },
    ...{ prices: prices(1_500), benefits: benefits('standard') },
  },
};

/** Demo plans, for an installation that only tries the product. Existing plans stay unchanged. */
export async function ensureDemoPlans({
  store,
  handle,
}: Readonly<{ store: EventStore; handle: Handle }>): Promise<void> {
  for (const [digits, { english, ...sold }] of Object.entries(plans)) {
    const stream = streamOf('product', digits.repeat(16));
    if ((await store.readStream(stream)).length > 0) continue;
    const commandId = randomUUID();
    const cause = { commandId, correlationId: commandId, actor: { kind: 'system', id: 'demo' } } as const;
    const data = { ...sold, images: [], metadata: { [describedIn.en]: english }, active: true };
    await handle({ ...cause, stream, decider: productDecider, command: { type: 'CreateProduct', data } });
  }
}
