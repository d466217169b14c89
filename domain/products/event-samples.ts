import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { ProductEvent } from './events.ts';

const premium = {
  name: 'Premium',
  description: 'For people who speak every day.',
  audience: 'private' as const,
  benefits: {
    tier: 'premium' as const,
    permissions: ['coach:review_booking'],
    quotas: {
      analysis: { fast: 200, relaxed: -1 },
      ai_feedback: { fast: 100, relaxed: -1 },
      live_transcription: { fast: 36_000, relaxed: 36_000 },
    },
  },
  prices: [
    { interval: 'month' as const, price: { amount: 1_680, currency: 'EUR' as const } },
    { interval: 'year' as const, price: { amount: 16_800, currency: 'EUR' as const } },
  ],
  maxSeats: null,
  images: [],
  metadata: { order: '3' },
  active: true,
};

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<ProductEvent> = {
  ProductCreated: { type: 'ProductCreated', data: premium },
  ProductChanged: { type: 'ProductChanged', data: { ...premium, active: false } },
  ProductPublished: {
    type: 'ProductPublished',
    data: {
      providerProductId: 'prod_S1x',
      prices: [
        { providerPriceId: 'price_1Rm', interval: 'month', price: { amount: 1_680, currency: 'EUR' } },
        { providerPriceId: 'price_1Ry', interval: 'year', price: { amount: 16_800, currency: 'EUR' } },
      ],
    },
  },
  ProductRemoved: { type: 'ProductRemoved', data: {} },
};
