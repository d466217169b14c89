import { deliveryList, webhookList } from '#domain/webhooks/contract/calls.ts';
import type { Answer } from '../lib/api.ts';
import { changesOf, tellRefusal } from '../lib/changes.ts';

export type ShownWebhook = Answer<typeof webhookList>[number];

export const { useChange: useWebhookChange, useAgain: useWebhooksAgain } = changesOf([webhookList, deliveryList], {
  ...{ isAwaited: true, afterRefusal: true },
  onRefused: tellRefusal,
});
