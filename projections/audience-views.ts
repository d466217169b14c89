import { audienceView } from '#infra/postgres/audiences.ts';
import type { ReadModel } from './projection.ts';

/** For each kind of audience that tables of one area declare, a view of who belongs to which. It is renamed with the schema. */
export function audienceViews(models: readonly ReadModel[]): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const { table, audience } of models) {
    if (!audience) continue;
    const { kind, id, person, where } = audience;
    if (!/^[a-z][a-z0-9_]*$/.test(kind)) throw new RangeError(`no kind of audience can be called ${kind}`);
    const members = `select "${id}" as id, "${person}" as person from ${table}${where ? ` where ${where}` : ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), members]);
  }
  return [...kinds].map(([kind, members]) => `create view ${audienceView(kind)} as ${members.join(' union all ')}`);
}
