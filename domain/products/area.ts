import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { productCommands, productDrift, productList } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { planCommands, planList } from './contract/plans.ts';
import { productDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type ProductEvent, productEvents } from './events.ts';

/** Plans: their prices and benefits. */
export const productsArea = {
  name: 'products',
  hasReadModels: true,
  streams: [
    {
      category: 'product',
      events: productEvents,
      samples: storedSamples,
      decider: productDecider as Folding,
      title: (event: ProductEvent) =>
        'name' in event.data ? { title: event.data.name, words: [event.data.name] } : undefined,
    },
  ],
  eventWords,
  commands: { ...productCommands, ...planCommands },
  uploads: {},
  queries: { productList, productDrift, planList },
  keeps: [],
  jobs: {
    /** Updates a plan at the payment provider. `event`: the event that created or changed it. */
    'publish-product': z.object({ productId: z.string(), event: z.string() }),
  },
} as const satisfies Area;
