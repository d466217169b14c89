import { msg } from '@lingui/core/macro';
import type { Product } from '#domain/products/decider.ts';
import type { productEvents } from '#domain/products/events.ts';
import { billingFields, billingValues } from '../lib/billing-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const productsHistory: WordsOf<typeof productEvents, Product> = {
  streams: { product: msg`Tarif` },
  events: {
    ProductCreated: msg`Tarif angelegt`,
    ProductChanged: msg`Tarif geändert`,
    ProductRemoved: msg`Entwurf eines Tarifs gelöscht`,
    ProductPublished: msg`Tarif beim Zahlungsdienst veröffentlicht`,
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
