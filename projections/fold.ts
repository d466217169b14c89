import type { Recorded } from '#domain/kernel/message.ts';
import type { ReadModel } from './projection.ts';

export type Row = Record<string, unknown>;

/** The rows of one read model that events touched, and whom each key concerns. */
export type Change = Readonly<{
  model: ReadModel;
  added: readonly Row[];
  changed: readonly Row[];
  removed: readonly string[];
  owners: readonly (readonly [key: string, userId: string])[];
}>;

/** An event that is put aside: `error` says why, and is null for the later ones of its stream. */
export type Parked = Readonly<{ event: Recorded; error: string | null }>;

export type Folded = Readonly<{ changes: readonly Change[]; parked: readonly Parked[] }>;

/** The rows as they were before the events, of one read model. */
export type Loaded = Readonly<{ model: ReadModel; before: ReadonlyMap<string, Row> }>;

type Table = Loaded & Readonly<{ rows: Map<string, Row | undefined>; owners: Map<string, string> }>;
type Update = Readonly<{ table: Table; key: string; row: Row | undefined }>;

/**
 * Folds the events, in order, into the rows that were loaded for them. One that cannot be folded changes nothing, in no
 * read model, and parks its stream: `parkedStreams` grows.
 */
export function foldAll(loaded: readonly Loaded[], events: readonly Recorded[], parkedStreams: Set<string>): Folded {
  const tables = loaded.map(
    ({ model, before }): Table => ({ model, before, rows: new Map(before), owners: new Map() }),
  );
  const parked: Parked[] = [];
  for (const event of events) {
    if (parkedStreams.has(event.stream)) {
      parked.push({ event, error: null });
      continue;
    }
    try {
      for (const update of tables.flatMap((table) => updatesOf(table, event))) apply(update);
    } catch (error) {
      parkedStreams.add(event.stream);
      parked.push({ event, error: String(error) });
    }
  }
  return { changes: tables.map(changeOf), parked };
}

/** The rows that the events touch. */
export function keysOf(model: ReadModel, events: readonly Recorded[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const event of events) {
    try {
      for (const key of model.keys(event)) keys.add(key);
    } catch {
      // It fails again, and is parked, when it is folded.
    }
  }
  return keys;
}

const updatesOf = (table: Table, event: Recorded): readonly Update[] =>
  [...new Set(table.model.keys(event))].map((key) => ({
    table,
    key,
    row: table.model.fold(table.rows.get(key), event),
  }));

function apply({ table, key, row }: Update) {
  // A row that is gone concerns the person whose it was.
  const shown = row ?? table.rows.get(key);
  table.rows.set(key, row);
  const owner = shown ? table.model.ownerOf(shown) : null;
  if (owner !== null) table.owners.set(key, owner);
}

function changeOf({ model, before, rows, owners }: Table): Change {
  const added: Row[] = [];
  const changed: Row[] = [];
  const removed: string[] = [];
  for (const [key, row] of rows) {
    const old = before.get(key);
    if (row && !old) added.push(row);
    else if (row && row !== old) changed.push(row);
    else if (old && !row) removed.push(key);
  }
  return { model, added, changed, removed, owners: [...owners] };
}
