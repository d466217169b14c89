import type { EventWords } from '#domain/kernel/event-words.ts';
import type { WebhookEvent } from '../events.ts';

export const eventWords: EventWords<WebhookEvent> = {
  WebhookMade: { de: 'Webhook angelegt', en: 'Webhook made', detail: ({ url }) => url },
  WebhookChanged: { de: 'Webhook geändert', en: 'Webhook changed', detail: ({ url }) => url },
  WebhookSwitchedOn: { de: 'Webhook eingeschaltet', en: 'Webhook switched on' },
  WebhookSwitchedOff: {
    de: 'Webhook ausgeschaltet',
    en: 'Webhook switched off',
    detail: ({ reason }, locale) =>
      ({
        person: { de: 'von Hand', en: 'by hand' },
        failures: { de: 'zu viele Fehler', en: 'too many failures' },
      })[reason][locale],
  },
  WebhookSecretRenewed: { de: 'Geheimnis eines Webhooks erneuert', en: 'Secret of a webhook renewed' },
  WebhookDeleted: { de: 'Webhook gelöscht', en: 'Webhook deleted' },
};
