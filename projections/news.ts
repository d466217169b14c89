import type { PoolClient } from 'pg';
import { announce, type ChangedKey } from '#infra/postgres/read-model-changes.ts';
import type { Change } from './fold.ts';
import type { ReadModel } from './projection.ts';

/** Notifications after the commit of a batch: one for each row and reader, however often the row changed. */
export function collectNews() {
  const rows = new Map<ReadModel, Map<string, ChangedKey>>();
  const readers = new Map<ReadModel, Set<string>>();

  return {
    changed({ model, told }: Change) {
      const own = rows.get(model) ?? new Map<string, ChangedKey>();
      rows.set(model, own);
      for (const one of told) own.set(one.join(' '), one);
    },
    touched(model: ReadModel, by: ReadonlySet<string>) {
      readers.set(model, new Set([...(readers.get(model) ?? []), ...by]));
    },
    async announce(client: PoolClient, at: bigint) {
      const position = at.toString();
      for (const [{ name }, own] of rows) await announce(client, { name, position, rows: [...own.values()] });
      for (const [{ name }, to] of readers) await announce(client, { name, position, to: [...to] });
    },
  };
}

export type News = ReturnType<typeof collectNews>;
