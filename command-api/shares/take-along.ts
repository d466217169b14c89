import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { ShareEvent } from '#domain/shares/events.ts';
import type { GuestEvent } from '#domain/shares/guest-events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { TakeAlong } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['shared_talks'],
  contents: {
    de: `shares.json     Vorträge, die Sie geteilt haben oder die mit Ihnen geteilt wurden, und die Rückmeldungen dazu
guest-links.json  Ihre Gastlinks, und wer sie geöffnet hat`,
    en: `shares.json     talks that you shared or that were shared with you, and the feedback on them
guest-links.json  your guest links, and who opened them`,
  },
  files: ({ userId, streams }, { store }) => {
    const own = streams.sharing ?? [];
    const guests = streams.guestlink ?? [];
    return [
      ...(own.length === 0 ? [] : [jsonFile('shares.json', () => all(store, own, userId))]),
      ...(guests.length === 0 ? [] : [jsonFile('guest-links.json', () => links(store, guests))]),
    ];
  },
};

async function links(store: EventStore, streams: readonly string[]) {
  const made: unknown[] = [];
  for (const stream of streams) {
    const history = (await store.readStream(stream)) as readonly Recorded<GuestEvent>[];
    made.push(history.map(({ type, data: { ...facts }, metadata: { at } }) => ({ at, type, ...facts })));
  }
  return made;
}

async function all(store: EventStore, streams: readonly string[], userId: string) {
  const sessions: unknown[] = [];
  for (const stream of streams) {
    const history = (await store.readStream(stream)) as readonly Recorded<ShareEvent>[];
    const isOwn = history.some(({ type, data }) => type === 'SharingBegun' && data.ownerId === userId);
    sessions.push({ talk: idOf(stream), isOwn, happened: history.flatMap((event) => told(event, userId, isOwn)) });
  }
  return sessions;
}

/** Omits other people. For a session of another person, includes only the exporting person's own events. */
function told({ type, data, metadata }: Recorded<ShareEvent>, userId: string, isOwn: boolean) {
  const who = 'recipientId' in data ? data.recipientId : 'authorId' in data ? data.authorId : undefined;
  if (!isOwn && who !== userId) return [];
  const said = 'text' in data ? { offset: data.offset, text: isErased(data.text) ? null : data.text } : {};
  const shared = type === 'TalkShared' ? { withMedia: data.withMedia, until: data.until } : {};
  return [
    { at: metadata.at, type, ...(who !== undefined && { by: who === userId ? 'you' : 'other' }), ...said, ...shared },
  ];
}
