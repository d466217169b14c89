import type { InvitationEvent } from '#domain/invitations/events.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { TakeAlong } from '../command-area.ts';
import { csv } from '../csv.ts';
import { textFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['invitations'],
  contents: {
    de: `invitations.csv    Einladungen, die Sie verschickt oder beantwortet haben`,
    en: `invitations.csv    invitations that you sent or answered`,
  },
  files: ({ userId, streams }, { store }) => {
    const own = streams.invitation ?? [];
    return own.length === 0 ? [] : [textFile('invitations.csv', () => all(store, own, userId))];
  },
};

/** Leaves out the addresses of other people: they belong to those people. */
async function all(store: EventStore, streams: readonly string[], userId: string): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const stream of streams)
    for (const event of (await store.readStream(stream)) as readonly Recorded<InvitationEvent>[]) {
      const { type, data, metadata } = event;
      const isOwn = metadata.actor.id === userId || (type === 'InvitationAddressed' && data.inviteeId === userId);
      if (!isOwn) continue;
      const to = type === 'InvitationSent' ? `${data.invitedTo.type} ${data.invitedTo.id}` : '';
      rows.push([metadata.at, type, to, metadata.actor.id === userId ? 'you' : 'someone else']);
    }
  return csv(['at', 'what', 'to', 'by'], rows);
}
