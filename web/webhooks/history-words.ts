import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/webhooks/contract/event-words.ts';
import type { Webhooks } from '#domain/webhooks/decider.ts';
import type { webhookEvents } from '#domain/webhooks/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const webhooksHistory: WordsOf<typeof webhookEvents, Webhooks> = {
  streams: { webhooks: msg`Webhooks` },
  events: eventWords,
  sentences: {
    WebhookMade: msg({ message: '{who} hat einen Webhook angelegt.' }),
    WebhookChanged: msg({ message: '{who} hat einen Webhook geändert.' }),
    WebhookSwitchedOn: msg({ message: '{who} hat einen Webhook eingeschaltet.' }),
    WebhookSwitchedOff: msg({ message: '{who} hat einen Webhook ausgeschaltet.' }),
    WebhookSecretRenewed: msg({ message: '{who} hat das Geheimnis eines Webhooks erneuert.' }),
    WebhookDeleted: msg({ message: '{who} hat einen Webhook gelöscht.' }),
  },
  fields: {
    hooks: msg`Webhooks`,
    id: msg`Kennung`,
    kinds: msg`Ereignisse`,
    offBecause: msg`Ausgeschaltet`,
    oldSecret: msg`Voriges Geheimnis`,
    oldUntil: msg`Voriges Geheimnis gilt bis`,
    onSince: msg`Wieder eingeschaltet am`,
    ownerId: msg`Angelegt von`,
    reason: msg`Grund`,
    secretId: msg`Kennung des Geheimnisses`,
    target: msg`Was`,
    until: msg`Gilt bis`,
    url: msg`Adresse`,
    webhookId: msg`Kennung des Webhooks`,
  },
  values: {
    company: msg`Firma`,
    failures: msg`zu viele Fehler`,
    person: msg`von Hand`,
    seminar: msg`Seminar`,
  },
};
