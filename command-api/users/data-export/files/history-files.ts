import type { Locale } from '#domain/kernel/contract.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { csv } from './csv.ts';
import { actorInWords, eventInWords } from './event-words.ts';
import { type ExportFile, textFile } from './export-file.ts';

type About = Readonly<{ userId: string; locale: Locale; streams: readonly string[] }>;

/** Everything that happened: in words and in order, and as it stands in the log. One stream is held at a time. */
export const historyFiles = (store: EventStore, about: About): readonly ExportFile[] => [
  textFile('history.csv', () => inWords(store, about)),
  textFile('history.json', () => asJson(store, about)),
];

async function inWords(store: EventStore, { userId, locale, streams }: About): Promise<string> {
  const rows: (readonly [position: bigint, ...cells: string[]])[] = [];
  for (const stream of streams)
    for (const event of await store.readStream(stream)) {
      const { position, metadata } = event;
      const who = actorInWords(metadata.actor, { userId, locale });
      rows.push([position, metadata.at, eventInWords(event, locale), who, event.type, stream]);
    }
  rows.sort(([one], [other]) => (one < other ? -1 : 1));
  return csv(
    ['at', 'what', 'by', 'type', 'stream'],
    rows.map(([_, ...cells]) => cells),
  );
}

async function* asJson(store: EventStore, { userId, streams }: About): AsyncGenerator<string> {
  let between = '[\n';
  for (const stream of streams)
    for (const event of await store.readStream(stream)) {
      yield `${between}${JSON.stringify(shown(event, userId))}`;
      between = ',\n';
    }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}

/** Without what only the store needs, and without the id of anybody else who did it. */
function shown({ type, stream, revision, data, metadata: { at, actor } }: Recorded, userId: string) {
  const isOther = actor.kind === 'user' && actor.id !== userId;
  return { at, stream, revision, type, data, actor: isOther ? { kind: actor.kind } : actor };
}
