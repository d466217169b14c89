import type { Message, Recorded } from '#domain/kernel/message.ts';

/**
 * One table. Its SQL names no schema: the runner sets the search path. A row is as JSON has it.
 * `keys` and `fold` are methods so that a model of one area's events fits the runner, which gives it no others.
 */
export type ReadModel<Event extends Message = Message, Row extends object = Record<string, unknown>> = Readonly<{
  name: string;
  table: string;
  /** The primary key column. */
  key: keyof Row & string;
  ddl: string;
  /** The rows that the event touches. */
  keys(event: Recorded<Event>): readonly string[];
  /** The row after the event; `undefined` is no row. */
  fold(row: Row | undefined, event: Recorded<Event>): Row | undefined;
  /** The person on whose screens the row stands: they are told when it changes. Null: nobody is. */
  ownerOf(row: Row): string | null;
}>;

/** An area's read models. `version` grows with every change of table or fold: the area is then built again. */
export type Projection = Readonly<{
  schema: string;
  version: number;
  /** Prefixes of the streams it follows. */
  streams: readonly string[];
  /** The area's table of events; what is not in it is passed over. */
  events: Readonly<Record<string, unknown>>;
  readModels: readonly ReadModel[];
  /**
   * How many parts of the streams are folded side by side; 1 where nothing is said. Only where each row comes from one
   * stream. More of them is as good as a new version; fewer need one. At most 6: while an area is held, each follower
   * waits on a connection of the pool's ten, and who holds it needs some too.
   */
  shards?: number;
}>;
