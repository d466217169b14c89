import type { ProductEvent } from '#domain/products/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<ProductEvent> = {
  ProductCreated: { de: ({ name }) => `Tarif „${name}“ angelegt`, en: ({ name }) => `Plan “${name}” created` },
  ProductChanged: { de: ({ name }) => `Tarif „${name}“ geändert`, en: ({ name }) => `Plan “${name}” changed` },
  ProductRemoved: { de: () => 'Entwurf eines Tarifs gelöscht', en: () => 'Draft of a plan deleted' },
  ProductPublished: {
    de: () => 'Tarif beim Zahlungsdienst veröffentlicht',
    en: () => 'Plan published at the payment provider',
  },
};
