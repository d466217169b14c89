import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { ReadModel, Statement } from './projection.ts';

const erasure: UserEvent['type'] = 'UserErased';

/** Statements derived from the owner of the model's rows, and the model's own. */
export function statementsFor(model: ReadModel, event: Recorded): readonly Statement[] {
  const own = model.statement?.(event);
  const erasing = event.type === erasure ? erasingOf(model, idOf(event.stream)) : [];
  return own ? [...erasing, own] : erasing;
}

function erasingOf({ table, personal }: ReadModel, person: string): readonly Statement[] {
  if (!personal) return [];
  const whose = `${table}."${personal.of}" = $1`;
  if (personal.leaves === 'nothing') return [{ sql: `delete from ${table} where ${whose}`, values: [person] }];
  const left = Object.entries(personal.leaves);
  const blanks = left.map(([column], index) => `"${column}" = $${index + 2}`);
  return [{ sql: `update ${table} set ${blanks} where ${whose}`, values: [person, ...left.map(([, value]) => value)] }];
}
