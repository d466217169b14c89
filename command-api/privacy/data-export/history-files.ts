import { actorInWords } from '#command-api/history/for-others.ts';
import { areas, kindOf } from '#domain/areas.ts';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { ExportFile, TakeTools, Taking } from '../../command-area.ts';
import { csv } from '../../csv.ts';
import { textFile } from '../../export-file.ts';

type About = Readonly<{ userId: string; locale: Locale; streams: readonly string[] }>;

/** All events: in words and in order, and as stored in the log. Holds one stream in memory at a time. */
export function historyFiles({ store }: TakeTools, taking: Taking): readonly ExportFile[] {
  const own = Object.values(taking.streams).flat();
  const about = { ...taking, streams: own.filter((stream) => !kindOf(stream)?.concernsOthers) };
  return [textFile('history.csv', () => inWords(store, about)), textFile('history.json', () => asJson(store, about))];
}

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

/** Omits fields that only the store needs, and the actor's id if another person acted. */
function shown({ type, stream, revision, data, metadata: { at, actor } }: Recorded, userId: string) {
  const isOther = actor.kind === 'user' && actor.id !== userId;
  return { at, stream, revision, type, data, actor: isOther ? { kind: actor.kind } : actor };
}

const words = new Map(areas.flatMap(({ eventWords = {} }) => Object.entries(eventWords)));

/** An event in plain words, or the type of an event that this version does not know. */
function eventInWords({ type, data }: Message, locale: Locale): string {
  const word = words.get(type);
  if (!word) return type;
  const detail = word.detail?.(data, locale);
  return detail ? `${word[locale]}: ${detail}` : word[locale];
}
