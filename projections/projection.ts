import type { PoolClient } from 'pg';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import type { StreamPrefix } from '#domain/stream-names.ts';
import type { Reader } from '#infra/postgres/read-model-changes.ts';

export type KeyValue = string | number;
/** The key of one row: its value or, where the primary key has several columns, a value for each, in their order. */
export type Key = KeyValue | readonly KeyValue[];

/**
 * One table. Its SQL names no schema: the runner sets the search path. A row contains JSON values.
 * Functions are methods because TypeScript compares parameters of methods loosely: a model of one area's events then fits the runner's type.
 */
export type ReadModel<Event extends Message = Message, Row extends object = Record<string, unknown>> = Readonly<{
  name: string;
  table: string;
  /** The column of the primary key, or its columns. */
  key: Column<Row> | readonly Column<Row>[];
  ddl: string;
  /** The rest of `create index`, for indexes that only queries need. A build creates them after the rows. */
  indexes?: readonly string[];
  /** The rows that the event touches. */
  keys(event: Recorded<Event>): readonly Key[];
  /** The row after the event; `undefined` is no row. */
  fold(row: Row | undefined, event: Recorded<Event>): Row | undefined;
  /** The people who can read the row. They are notified of a change if they could read the row before or after it. */
  readers(row: Row): readonly Reader[];
  /** This table defines the members of an audience. */
  audience?: Audience<Row>;
  /**
   * The persons whose sealed texts are in a row: the column with the person's id, and what an erasure of that person
   * leaves of the row. `every-event.int.test.ts` finds what is missing here.
   */
  personal?: Readonly<{ of: Column<Row>; leaves: 'nothing' | Partial<Row> }>;
  /** For an event that changes rows whose keys it does not contain. Runs after this event and all earlier ones were folded. */
  statement?(event: Recorded<Event>): Statement | undefined;
  /** For rows that are computed from other rows of the area, and that no event names. */
  computed?: Computed<Event>;
}>;

/**
 * `after` runs once for a batch, when all of it is written; `anew` runs at the end of a build instead. Both write the model's own
 * table from tables of the area, and give the same rows.
 */
type Computed<Event extends Message = Message> = Readonly<{
  /** Returns the readers to notify. */
  after(client: PoolClient, events: readonly Recorded<Event>[]): Promise<readonly Reader[]>;
  anew(client: PoolClient): Promise<void>;
}>;

type Column<Row> = keyof Row & string;

/**
 * Lets `readers` name a group of people as `<kind>:<id>`: those whose rows have this id when the change is delivered. The table
 * needs an index that begins with the column `id`. Several tables may define members of one kind of audience.
 */
type Audience<Row> = Readonly<{
  /** Letters, digits and `_`. */
  kind: string;
  id: Column<Row>;
  /** The column with the person's id. */
  person: Column<Row>;
  /** SQL: the condition of the rows that count; by default all. */
  where?: string;
}>;

/**
 * `sql`: one `insert`, `update` or `delete` of the model's own table, under its own name and without `returning`. It may use only
 * `values` and the tables of the area: no clock, nothing random. `remove`: the rows whose key begins with these values.
 */
export type Statement =
  | Readonly<{ sql: string; values: readonly unknown[] }>
  | Readonly<{ remove: readonly [KeyValue, ...KeyValue[]] }>;

/** An area's read models. `version` grows with every change of table or fold: the area is then rebuilt. */
export type Projection = Readonly<{
  schema: string;
  version: number;
  /** Prefixes of the streams it follows. */
  streams: readonly string[];
  /** The area's table of events; other events are skipped. */
  events: Readonly<Record<string, unknown>>;
  readModels: readonly ReadModel[];
  /**
   * The number of shards; 1 by default. An area can have several if each row comes from one stream, and each statement touches
   * only rows of its own stream. A larger number acts like a new version; a smaller one needs a new version. At most 6: while a
   * build locks the area, each shard waits on one of the pool's ten connections, and the build needs some of them too.
   */
  shards?: number;
}>;

/** For an area of the product. '' means every stream. */
export type AreaProjection = Projection & Readonly<{ streams: readonly (StreamPrefix | '')[] }>;
