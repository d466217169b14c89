import type { EventWords } from '#domain/kernel/event-words.ts';
import type { ProductEvent } from '../events.ts';

export const eventWords: EventWords<ProductEvent> = {
  ProductCreated: {
    de: 'Tarif angelegt',
    en: 'Plan created',
    detail: ({ name }) => name,
  },
  ProductChanged: {
    de: 'Tarif geändert',
    en: 'Plan changed',
    detail: ({ name }) => name,
  },
  ProductRemoved: { de: 'Entwurf eines Tarifs gelöscht', en: 'Deleted the draft of a plan' },
  ProductPublished: { de: 'Tarif beim Zahlungsdienst veröffentlicht', en: 'Plan published at the payment provider' },
};
