import type { Recorded } from '#domain/kernel/message.ts';
import { platformDecider } from '#domain/platforms/deciders.ts';
import type { PlatformAccountEvent } from '#domain/platforms/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong, TakeTools } from '../command-area.ts';
import { csv } from '../csv.ts';
import { textFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['platform_accounts'],
  contents: {
    de: `platforms.csv      Ihre Konten auf Lernplattformen, mit denen Sie hereinkommen`,
    en: `platforms.csv      your accounts on learning platforms by which you come in`,
  },
  files({ streams }, { store }) {
    const own = streams.platformaccount ?? [];
    return own.length === 0 ? [] : [textFile('platforms.csv', () => all(store, own))];
  },
};

async function all(store: TakeTools['store'], streams: readonly string[]): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const stream of streams)
    for (const { type, data, metadata } of (await store.readStream(
      stream,
    )) as readonly Recorded<PlatformAccountEvent>[]) {
      if (type !== 'PlatformAccountConnected') {
        rows.push([metadata.at, type, '', '']);
        continue;
      }
      const platform = await storedState(store, streamOf('platform', data.platformId), platformDecider);
      rows.push([metadata.at, type, platform?.name ?? '', data.subject]);
    }
  return csv(['at', 'what', 'platform', 'account'], rows);
}
