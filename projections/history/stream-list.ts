import { kindOf } from '#domain/areas.ts';
import { streamList } from '#domain/history/contract/calls.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { wordsOf } from '#domain/kernel/words-of.ts';
import { personalFields } from '#domain/personal-fields.ts';
import type { ReadModel } from '../projection.ts';
import { idsIn } from './ids-in.ts';

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
  /** Personal, like all words except those of the id. */
  title: string | null;
  words: readonly string[];
  erased: boolean;
  /** Ids in its first event: the things that it belongs to, as an answer belongs to a seminar. */
  belongs_to: readonly string[];
  /** The people whose sealed texts are in the title and the words. */
  people: readonly string[];
}>;

/** Every event of its stream rewrites a row, so the lists in it have to stay small. */
const mostListed = 100;

export const streamListModel: ReadModel<Message, Row> = {
  name: streamList.name,
  table: 'stream_list',
  key: 'stream',
  ddl: `create table stream_list (
      stream text primary key, category text not null, id text not null, first_at timestamptz not null,
      last_at timestamptz not null, last_position bigint not null, revision int not null, events int not null,
      actors text[] not null, types text[] not null, title text, words text[] not null, erased boolean not null,
      belongs_to text[] not null, people text[] not null);
    create index on stream_list using gin (people)`,
  indexes: [
    'on stream_list (id)',
    'on stream_list (last_position desc)',
    'on stream_list (category, last_position desc)',
    'on stream_list using gin (actors)',
    'on stream_list using gin (types)',
    'on stream_list using gin (array_to_tsvector(words))',
  ],

  keys: ({ stream }) => [stream],
  // No screen follows this read model: an auditor's own look-ups would change it.
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

  /** The words of the id stay, in the form of `wordsOf`. */
  statement: ({ type, stream }) =>
    type === 'UserErased'
      ? {
          sql: `update stream_list set title = null, people = '{}', words = array(
              select word from regexp_split_to_table(lower(id), '[^[:alnum:]]+') with ordinality as split (word, place)
              where word <> '' group by word order by min(place))
            where people @> array[$1]`,
          values: [idOf(stream)],
        }
      : undefined,
};

const mostBelongings = 10;

function begun(event: Recorded): Omit<Row, 'last_at' | 'last_position'> {
  const { stream, revision } = event;
  const { at } = event.metadata;
  const id = idOf(stream);
  const category = stream.slice(0, stream.indexOf('-'));
  const nothing = { events: 0, actors: [], types: [], title: null, erased: false, people: [] };
  const belongs_to = [...new Set(idsIn(event))].slice(0, mostBelongings);
  return { stream, category, id, first_at: at, revision, ...nothing, belongs_to, words: wordsOf(id) };
}

const including = (list: readonly string[], one: string) =>
  list.includes(one) || list.length >= mostListed ? list : [...list, one];

/** The name of a person or of their work. It is removed with the person, and with the named thing. */
function named(event: Recorded, before: Pick<Row, 'title' | 'words' | 'people'>): Partial<Row> {
  const id = idOf(event.stream);
  if (event.type === 'UserErased') return { ...nameless(id), erased: true };
  const named = kindOf(event.stream)?.title?.(event);
  if (named === undefined) return {};
  if (named === null || named.words.some(isErased)) return nameless(id);
  const { title = before.title, adds = false } = named;
  const words = wordsOf(id, ...named.words);
  const people = peopleNamedIn(event, named.words);
  return adds
    ? { title, words: union(before.words, words).slice(0, mostListed), people: union(before.people, people) }
    : { title, words, people };
}

const union = (some: readonly string[], more: readonly string[]) => [...new Set([...some, ...more])];

function peopleNamedIn({ type, stream, data, metadata }: Recorded, words: readonly string[]): readonly string[] {
  const texts = data as Readonly<Record<string, unknown>>;
  const people = (personalFields[type] ?? [])
    .filter(([field]) => words.includes(String(texts[field])))
    .map(([, of]) => (of === 'stream' ? idOf(stream) : of === 'actor' ? metadata.actor.id : String(texts[of.field])));
  return [...new Set(people)];
}

const nameless = (id: string) => ({ title: null, words: wordsOf(id), people: [] });
