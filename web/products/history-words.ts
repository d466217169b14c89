import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/products/contract/event-words.ts';
import type { Product } from '#domain/products/decider.ts';
import type { productEvents } from '#domain/products/events.ts';
import { billingFields, billingValues } from '../lib/billing-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const productsHistory: WordsOf<typeof productEvents, Product> = {
  streams: { product: msg`Tarif` },
  events: eventWords,
  sentences: {
    ProductCreated: msg({ message: '{who} hat den Tarif {what} angelegt.' }),
    ProductChanged: msg({ message: '{who} hat den Tarif {what} geändert.' }),
    ProductRemoved: msg({ message: '{who} hat den Entwurf eines Tarifs gelöscht.' }),
  },
  fields: {
    ...billingFields,
    active: msg`Eingeschaltet`,
    description: msg`Beschreibung`,
    images: msg`Bilder`,
    metadata: msg`Weitere Angaben`,
    plan: msg`Tarif`,
    providerPriceId: msg`Kennung des Preises beim Zahlungsdienst`,
    providerProductId: msg`Kennung beim Zahlungsdienst`,
    wasOnSale: msg`War im Verkauf`,
    published: msg`Beim Zahlungsdienst`,
  },
  values: billingValues,
};
