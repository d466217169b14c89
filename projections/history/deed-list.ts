import { kindOf } from '#domain/areas.ts';
import { deedList } from '#domain/history/contract/deeds.ts';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import type { ReadModel } from '../projection.ts';
import { idsIn } from './ids-in.ts';

type Row = Readonly<{
  /** The correlation id of the events that one request led to. */
  id: string;
  /** Time of its first event. */
  at: string;
  position: number;
  /** `<kind>:<id>` */
  actor: string;
  /** The event that describes the deed best, and the streams with that event. */
  type: string;
  stream: string;
  main_streams: number;
  events: number;
  streams: readonly string[];
  /** Ids in its events, in the order in which they were found. */
  ids: readonly string[];
  /** Terms for filters: `in:<category>`, `type:<event>`, `by:<id>` for the actor and each id in its events. */
  tags: readonly string[];
  /** Look-ups, and deeds that only accompany others. */
  minor: boolean;
}>;

/** Maintenance work can touch any number of things: the row of one request has to stay small. */
const [mostStreams, mostIds, mostTags] = [100, 60, 150];

/** Deeds: the events of one request and of its consequences. */
export const deedListModel: ReadModel<Message, Row> = {
  name: deedList.name,
  table: 'deed_list',
  key: 'id',
  ddl: `create table deed_list (
      id text primary key, at timestamptz not null, position bigint not null, actor text not null, type text not null,
      stream text not null, main_streams int not null, events int not null, streams text[] not null, ids text[] not null,
      tags text[] not null, minor boolean not null)`,
  indexes: [
    'on deed_list (at desc, position desc)',
    'on deed_list (at desc, position desc) where not minor',
    'on deed_list using gin (streams)',
    'on deed_list using gin (tags)',
  ],

  keys: ({ metadata }) => [metadata.correlationId],
  // No screen follows this read model: an auditor's own look-ups would change it.
  readers: () => [],

  fold(row, event) {
    const before = row ?? begun(event);
    const { stream, type } = event;
    const isNew = !before.streams.includes(stream);
    const ids = idsIn(event);
    return {
      ...before,
      ...toldBy(before, event, isNew),
      events: before.events + 1,
      streams: isNew ? withMore(before.streams, [stream], mostStreams) : before.streams,
      ids: withMore(before.ids, ids, mostIds),
      tags: withMore(
        before.tags,
        [`in:${categoryOf(stream)}`, `type:${type}`, ...ids.map((id) => `by:${id}`)],
        mostTags,
      ),
    };
  },
};

function begun({ stream, type, position, metadata: { correlationId, at, actor } }: Recorded): Row {
  return {
    id: correlationId,
    at,
    position: Number(position),
    actor: `${actor.kind}:${actor.id}`,
    type,
    stream,
    main_streams: 0,
    events: 0,
    streams: [],
    ids: [],
    tags: [`by:${actor.id}`],
    minor: accompanies(stream),
  };
}

/** The fields that an event changes. An event that accompanies others describes the deed only until one comes that does not. */
function toldBy(before: Row, { stream, type }: Recorded, isNew: boolean): Partial<Row> {
  if (before.minor && !accompanies(stream)) return { type, stream, main_streams: 1, minor: false };
  return type === before.type && isNew ? { main_streams: before.main_streams + 1 } : {};
}

const accompanies = (stream: string) => kindOf(stream)?.accompanies ?? false;

const categoryOf = (stream: string) => stream.slice(0, stream.indexOf('-'));

function withMore(list: readonly string[], more: readonly string[], most: number): readonly string[] {
  const added = more.filter((one) => !list.includes(one));
  return added.length === 0 ? list : [...new Set([...list, ...added])].slice(0, most);
}
