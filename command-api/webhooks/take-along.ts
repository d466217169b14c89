import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { TakeAlong } from '../command-area.ts';
import { csv } from '../csv.ts';
import { textFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['webhooks'],
  contents: {
    de: `webhooks.csv    Adressen, an die Sie Nachrichten über Seminare und Firmen schicken lassen`,
    en: `webhooks.csv    addresses to which you have messages about seminars and companies sent`,
  },
  files: ({ userId, streams }, { store }) => {
    const own = streams.webhooks ?? [];
    return own.length === 0 ? [] : [textFile('webhooks.csv', () => all(store, own, userId))];
  },
};

/** Leaves out other people's webhooks of the same seminar or company. */
async function all(store: EventStore, streams: readonly string[], userId: string): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const stream of streams)
    for (const { type, data, metadata } of (await store.readStream(stream)) as readonly Recorded<WebhookEvent>[])
      if ((type === 'WebhookMade' || type === 'WebhookChanged') && data.ownerId === userId)
        rows.push([metadata.at, type, idOf(stream), data.webhookId, data.url, data.kinds.join(' ')]);
  return csv(['at', 'what', 'of', 'webhook', 'address', 'kinds'], rows);
}
