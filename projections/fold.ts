import type { Recorded } from '#domain/kernel/message.ts';
import type { ChangedKey } from '#infra/postgres/read-model-changes.ts';
import { keyColumnsOf, keyText, valuesOfKey } from './key.ts';
import type { Key, KeyValue, ReadModel, Statement } from './projection.ts';
import { statementsFor } from './statements-for.ts';

export type Row = Record<string, unknown>;

/** The rows of one read model that events touched, and the readers to notify. */
export type Change = Readonly<{
  model: ReadModel;
  added: readonly Row[];
  changed: readonly Row[];
  /** The rows before their removal. */
  removed: readonly Row[];
  told: readonly ChangedKey[];
}>;

/** Statements that run after the changes are written. */
export type PendingStatement = Readonly<{ model: ReadModel; statement: Statement }>;

/** A parked event: `error` is the reason; it is null for later events of its stream. */
export type Parked = Readonly<{ event: Recorded; error: string | null }>;

export type Folded = Readonly<{
  changes: readonly Change[];
  statements: readonly PendingStatement[];
  parked: readonly Parked[];
}>;

/** The rows of one read model before the events, by the text of their key. */
export type Loaded = Readonly<{ model: ReadModel; before: ReadonlyMap<string, Row> }>;

type Table = Loaded & Readonly<{ rows: Map<string, Row | undefined>; readers: Map<string, Set<string>> }>;
/** `quiet`: no reader is notified. */
type How = Readonly<{ parkedStreams: Set<string>; quiet: boolean }>;
type Update = Readonly<{ table: Table; key: string; row: Row | undefined; readers: readonly string[] }>;

/**
 * Folds the events of one segment, in order, into the rows that were loaded for them. An event that cannot be folded
 * changes no read model and parks its stream: the stream is added to `parkedStreams`.
 */
export function foldAll(loaded: readonly Loaded[], events: readonly Recorded[], how: How): Folded {
  const { parkedStreams, quiet } = how;
  const tables = loaded.map(
    ({ model, before }): Table => ({ model, before, rows: new Map(before), readers: new Map() }),
  );
  const asking = askingAmong(loaded.map(({ model }) => model));
  const parked: Parked[] = [];
  const statements: PendingStatement[] = [];
  const last = events.at(-1);
  for (const event of events) {
    if (parkedStreams.has(event.stream)) {
      parked.push({ event, error: null });
      continue;
    }
    try {
      const updates: Update[] = [];
      for (const table of tables) addUpdates(updates, table, event, quiet);
      // Only the last event of a segment may have statements.
      if (event === last) statements.push(...asking.flatMap((model) => askedBy(model, event)));
      for (const update of updates) apply(update, quiet);
    } catch (error) {
      parkedStreams.add(event.stream);
      parked.push({ event, error: String(error) });
    }
  }
  return { changes: tables.map(changeOf), statements, parked };
}

/** An event with a statement ends its segment: rows folded before it are written first, and loaded again after it. */
export function segmentsOf(
  models: readonly ReadModel[],
  events: readonly Recorded[],
): readonly (readonly Recorded[])[] {
  const asking = askingAmong(models);
  if (asking.length === 0) return [events];
  const segments: Recorded[][] = [];
  let isOpen = false;
  for (const event of events) {
    if (isOpen) segments.at(-1)?.push(event);
    else segments.push([event]);
    isOpen = !asking.some((model) => mayAsk(model, event));
  }
  return segments;
}

const askingAmong = (models: readonly ReadModel[]) => models.filter(({ statement, personal }) => statement ?? personal);

function mayAsk(model: ReadModel, event: Recorded): boolean {
  try {
    return statementsFor(model, event).length > 0;
  } catch {
    // The event fails again when it is folded, and is parked then.
    return true;
  }
}

function askedBy(model: ReadModel, event: Recorded): readonly PendingStatement[] {
  return statementsFor(model, event).map((statement) => {
    if ('remove' in statement && statement.remove.length > keyColumnsOf(model).length)
      throw new RangeError(`${model.name}: the key has fewer columns than ${statement.remove.length}`);
    return { model, statement };
  });
}

/** The keys of the rows that the events touch: key values by the text of the key. */
export function keysOf(model: ReadModel, events: readonly Recorded[]): ReadonlyMap<string, readonly KeyValue[]> {
  const keys = new Map<string, readonly KeyValue[]>();
  for (const event of events) {
    try {
      for (const key of model.keys(event)) keys.set(keyText(key), valuesOfKey(model, key));
    } catch {
      // The event fails again when it is folded, and is parked then.
    }
  }
  return keys;
}

/** Adds the updates to a list that all tables share. Most tables have no updates, so a list for each would only cost memory. */
function addUpdates(updates: Update[], table: Table, event: Recorded, quiet: boolean): void {
  const { model, rows } = table;
  for (const key of distinct(model.keys(event))) {
    const before = rows.get(key);
    const row = model.fold(before, event);
    if (row === before) continue;
    // Calls `readers` even if nobody is told: an event that fails here must also fail in a build.
    const after = row ? model.readers(row) : [];
    updates.push({ table, key, row, readers: before && !quiet ? [...model.readers(before), ...after] : after });
  }
}

const distinct = (keys: readonly Key[]): Iterable<string> =>
  keys.length > 1 ? new Set(keys.map(keyText)) : keys.map(keyText);

function apply({ table, key, row, readers }: Update, quiet: boolean) {
  table.rows.set(key, row);
  if (quiet) return;
  const told = table.readers.get(key);
  if (!told) table.readers.set(key, new Set(readers));
  else for (const reader of readers) told.add(reader);
}

function changeOf({ model, before, rows, readers }: Table): Change {
  const added: Row[] = [];
  const changed: Row[] = [];
  const removed: Row[] = [];
  for (const [key, row] of rows) {
    const old = before.get(key);
    if (row && !old) added.push(row);
    else if (row && row !== old) changed.push(row);
    else if (old && !row) removed.push(old);
  }
  const told = [...readers].flatMap(([key, own]) => [...own].map((reader) => [key, reader] as const));
  return { model, added, changed, removed, told };
}
