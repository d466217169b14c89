import type { Recorded } from '#domain/kernel/message.ts';
import type { ReadModel } from './projection.ts';

type Row = Record<string, unknown>;

/** The keys that events touched, the rows that are there afterwards, and whom each key concerns. */
export type Change = Readonly<{
  keys: readonly string[];
  rows: readonly Row[];
  owners: readonly (readonly [key: string, userId: string])[];
}>;

/** Folds the events, in order, into the rows that were loaded for them. */
export function foldAll(model: ReadModel, before: ReadonlyMap<string, Row>, events: readonly Recorded[]): Change {
  const after = new Map<string, Row | undefined>(before);
  const touched = new Set<string>();
  const owners = new Map<string, string>();
  for (const event of events) {
    for (const key of model.keys(event)) {
      const old = after.get(key);
      const row = model.fold(old, event);
      after.set(key, row);
      touched.add(key);
      // A row that is gone concerns the person whose it was.
      const shown = row ?? old;
      if (shown) owners.set(key, model.ownerOf(shown));
    }
  }
  return { keys: [...touched], rows: [...after.values()].filter((row) => row !== undefined), owners: [...owners] };
}
