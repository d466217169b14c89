import type { Area, Folding } from '#domain/kernel/area.ts';
import { productCommands, productDrift, productList } from './contract.ts';
import { productDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type ProductEvent, productEvents } from './events.ts';

/** Plans: what can be bought, and what it gives. */
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
        event.type === 'ProductPublished' ? undefined : { title: event.data.name, words: [event.data.name] },
    },
  ],
  commands: productCommands,
  uploads: {},
  queries: { productList, productDrift },
  keeps: [],
} as const satisfies Area;
