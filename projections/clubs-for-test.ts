import { idOf } from '#domain/kernel/ids.ts';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import type { Deps } from './catch-up.ts';
import type { Projection, ReadModel } from './projection.ts';

type ClubEvent =
  | Readonly<{ type: 'Joined' | 'Left'; data: Readonly<{ person: string }> }>
  | Readonly<{ type: 'TaskAdded'; data: Readonly<{ task: number }> }>
  | Readonly<{ type: 'TasksReordered'; data: Readonly<{ order: readonly number[] }> }>
  | Readonly<{ type: 'TasksCopied'; data: Readonly<{ from: string }> }>
  | Readonly<{ type: 'TasksReset' | 'ClubClosed'; data: Record<never, never> }>
  | Readonly<{ type: 'PersonErased'; data: Readonly<{ person: string }> }>
  | Readonly<{ type: 'Spoiled'; data: Readonly<{ how: 'keys' | 'statement' | 'sql' }> }>;

type Member = Readonly<{ club: string; person: string; joined: number }>;

/** Members of clubs: a key of two columns, two kinds of readers, an audience, and statements that delete rows by part of the key or by person. */
const clubMember: ReadModel<ClubEvent, Member> = {
  name: 'club-member',
  table: 'club_member',
  key: ['club', 'person'],
  ddl: `create table club_member (club text, person text, joined int not null, primary key (club, person));
    create index on club_member (person)`,
  audience: { kind: 'club', id: 'club', person: 'person', where: 'joined > 0' },

  keys: ({ type, stream, data }) => (type === 'Joined' || type === 'Left' ? [[idOf(stream), data.person]] : []),
  readers: ({ club, person }) => [person, `club:${club}`],

  fold(row, { type, stream, data }) {
    if (type !== 'Joined') return undefined;
    return { club: idOf(stream), person: data.person, joined: (row?.joined ?? 0) + 1 };
  },

  statement({ type, stream, data }) {
    if (type === 'ClubClosed') return { remove: [idOf(stream)] };
    if (type === 'PersonErased') return { sql: 'delete from club_member where person = $1', values: [data.person] };
    return undefined;
  },
};

type Task = Readonly<{ club: string; task: number; place: number; done: boolean; history: readonly string[] }>;

/** Tasks of clubs: statements reorder, copy or reset rows, and later folds continue from the result. */
const clubTask: ReadModel<ClubEvent, Task> = {
  name: 'club-task',
  table: 'club_task',
  key: ['club', 'task'],
  ddl: `create table club_task (
    club text, task int, place int not null check (place < 1000), done bool not null, history text[] not null,
    primary key (club, task))`,

  keys({ type, stream, data }) {
    if (type === 'Spoiled' && data.how === 'keys') throw new Error('no keys');
    return type === 'TaskAdded' ? [[idOf(stream), data.task]] : [];
  },
  readers: ({ club }) => [`club:${club}`],

  fold(row, { type, stream, data }) {
    if (type !== 'TaskAdded') return row;
    if (row) return { ...row, done: true, history: [...row.history, `again at ${row.place}`] };
    return { club: idOf(stream), task: data.task, place: 100 + data.task, done: false, history: [] };
  },

  statement({ type, stream, data }) {
    const club = idOf(stream);
    switch (type) {
      case 'TasksReordered':
        return {
          sql: `update club_task set place = given.place, history = history || ('to ' || given.place)
            from unnest($2::int[]) with ordinality as given (task, place)
            where club_task.club = $1 and club_task.task = given.task`,
          values: [club, data.order],
        };
      case 'TasksCopied':
        return {
          sql: `insert into club_task select $1, task, place, false, '{}' from club_task where club = $2
            on conflict do nothing`,
          values: [club, data.from],
        };
      case 'TasksReset':
        return { sql: 'update club_task set done = false where club = $1', values: [club] };
      case 'ClubClosed':
        return { remove: [club] };
      case 'Spoiled':
        if (data.how === 'statement') throw new Error('no statement');
        return { sql: 'update club_task set place = place + 10000 where club = $1', values: [club] };
      default:
        return undefined;
    }
  },
};

const types: Readonly<Record<ClubEvent['type'], true>> = {
  ...{ Joined: true, Left: true, TaskAdded: true, TasksReordered: true, TasksCopied: true },
  ...{ TasksReset: true, ClubClosed: true, PersonErased: true, Spoiled: true },
};

export const clubsProjection: Projection = {
  schema: 'clubs',
  version: 1,
  streams: ['club-', 'person-'],
  events: types,
  readModels: [clubMember, clubTask],
};

/** Each row comes from one stream, and each statement touches only rows of its own stream. */
export const shardedClubs: Projection = { ...clubsProjection, streams: ['club-'], shards: 4 };

type Happening<E extends ClubEvent = ClubEvent> = E extends ClubEvent
  ? readonly [stream: string, type: E['type'], data?: E['data']]
  : never;

/** Returns a function that appends events to their streams in order, and returns the position of the last one. */
export function historyOf({ store }: Pick<Deps, 'store'>) {
  const revisions = new Map<string, number>();
  return async (...events: readonly Happening[]): Promise<bigint> => {
    let position = 0n;
    for (const [stream, type, data = {}] of events) {
      const revision = revisions.get(stream) ?? noStream;
      position = await store.append(stream, revision, [{ ...newEvent(data), type }]);
      revisions.set(stream, revision + 1);
    }
    return position;
  };
}

/** Pseudo-random events of 12 clubs, the same in every run. */
export function manyEvents(count: number): readonly Happening[] {
  let seed = 1;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const club = () => `club-${next(12)}`;
  const person = () => ({ person: `p${next(5)}` });
  const kinds: readonly (() => Happening)[] = [
    () => [club(), 'TaskAdded', { task: next(6) }],
    () => [club(), 'TaskAdded', { task: next(6) }],
    () => [club(), 'Joined', person()],
    () => [club(), 'Left', person()],
    () => [club(), 'TasksReordered', { order: [next(6), 6 + next(3)] }],
    () => [club(), 'TasksCopied', { from: String(next(12)) }],
    () => [club(), 'TasksReset'],
    () => [club(), next(4) === 0 ? 'ClubClosed' : 'TasksReset'],
    () => [`person-p${next(5)}`, 'PersonErased', person()],
  ];
  return Array.from({ length: count }, () => kinds[next(kinds.length)]?.() ?? [club(), 'TasksReset']);
}
