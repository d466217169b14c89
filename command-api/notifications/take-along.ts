import type { Recorded } from '#domain/kernel/message.ts';
import { inboxDecider } from '#domain/notifications/decider.ts';
import type { NotificationEvent } from '#domain/notifications/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['notifications'],
  contents: {
    de: `notifications.json   wie Sie benachrichtigt werden wollen, und was Ihnen gemeldet wurde`,
    en: `notifications.json   how you want to be notified, and what you were told`,
  },
  files: ({ streams }, { store }) =>
    (streams.inbox ?? []).map((stream) => jsonFile('notifications.json', () => inboxOf(store, stream))),
};

/** Omits the people who caused the notifications. */
async function inboxOf(store: EventStore, stream: string) {
  const { settings, checkedAt } = await storedState(store, stream, inboxDecider);
  const history = (await store.readStream(stream)) as readonly Recorded<NotificationEvent>[];
  const received = history.flatMap(({ type, data, metadata: { at } }) =>
    type === 'NotificationReceived' ? [{ at, type: data.type, concerns: data.concerns }] : [],
  );
  return { settings, lastChecked: checkedAt, received };
}
