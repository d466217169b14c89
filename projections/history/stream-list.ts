import { kindOf } from '#domain/areas.ts';
import { streamList } from '#domain/history/contract.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { wordsOf } from '#domain/kernel/words-of.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  stream: string;
  category: string;
  id: string;
  first_at: string;
  last_at: string;
  last_position: number;
  revision: number;
  events: number;
  /** `<kind>:<id>` */
  actors: readonly string[];
  types: readonly string[];
  /** Personal, as are the words that are not of the id. */
  title: string | null;
  words: readonly string[];
  erased: boolean;
}>;

/** A row is written anew with every event of its stream: lists in it stay small. */
const mostListed = 100;

export const streamListModel: ReadModel<Message, Row> = {
  name: streamList.name,
  table: 'stream_list',
  key: 'stream',
  ddl: `create table stream_list (
      stream text primary key, category text not null, id text not null, first_at timestamptz not null,
      last_at timestamptz not null, last_position bigint not null, revision int not null, events int not null,
      actors text[] not null, types text[] not null, title text, words text[] not null, erased boolean not null);
    create index on stream_list (last_position desc);
    create index on stream_list (category, last_position desc);
    create index on stream_list using gin (actors);
    create index on stream_list using gin (types);
    create index on stream_list using gin (array_to_tsvector(words))`,

  keys: ({ stream }) => [stream],
  // It stands on no screen that follows it: an auditor's own looking would change it.
  readers: () => [],

  fold(row, event) {
    const { type, revision, position, metadata } = event;
    const before = row ?? begun(event);
    return {
      ...before,
      ...{ last_at: metadata.at, last_position: Number(position), revision, events: before.events + 1 },
      actors: including(before.actors, `${metadata.actor.kind}:${metadata.actor.id}`),
      types: including(before.types, type),
      ...named(event, before),
    };
  },
};

function begun({ stream, revision, metadata: { at } }: Recorded): Omit<Row, 'last_at' | 'last_position'> {
  const id = idOf(stream);
  const category = stream.slice(0, stream.indexOf('-'));
  const nothing = { events: 0, actors: [], types: [], title: null, erased: false };
  return { stream, category, id, first_at: at, revision, ...nothing, words: wordsOf(id) };
}

const including = (list: readonly string[], one: string) =>
  list.includes(one) || list.length >= mostListed ? list : [...list, one];

/** What a person, or what they made, is called. A name goes with the person, and with what bears it. */
function named(event: Recorded, before: Pick<Row, 'title' | 'words'>): Partial<Row> {
  const id = idOf(event.stream);
  if (event.type === 'UserErased') return { ...nameless(id), erased: true };
  const named = kindOf(event.stream)?.title?.(event);
  if (named === undefined) return {};
  if (named === null || named.words.some(isErased)) return nameless(id);
  const { title = before.title, adds = false } = named;
  const words = wordsOf(id, ...named.words);
  return { title, words: adds ? [...new Set([...before.words, ...words])].slice(0, mostListed) : words };
}

const nameless = (id: string) => ({ title: null, words: wordsOf(id) });
