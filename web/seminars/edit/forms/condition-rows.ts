import { type ConditionType, type GoalCondition, rangeTypes } from '#domain/goals/contract/conditions.ts';
import { goalMeasures } from '#domain/sessions/contract/measures.ts';

type Amount = number | undefined;
/** A condition in the form: a range has `from` and `to`, a number `from`, a date `day`. */
export type ConditionRow = { type: ConditionType; from: Amount; to: Amount; day: string };

type ConditionKind = 'date' | 'range' | 'number';

function kindOf(type: ConditionType): ConditionKind {
  if (type === 'due_date') return 'date';
  return (rangeTypes as readonly string[]).includes(type) ? 'range' : 'number';
}

export const emptyRow = (type: ConditionType): ConditionRow => ({ type, from: undefined, to: undefined, day: '' });

export function rowOf(condition: GoalCondition): ConditionRow {
  const row = emptyRow(condition.type);
  const { value } = condition;
  if (typeof value === 'number') return { ...row, from: value };
  if (typeof value === 'string') return { ...row, day: localDay(new Date(value)) };
  return { ...row, from: value.from ?? undefined, to: value.to ?? undefined };
}

/** The condition for the call. A date ends with that day in the owner's time zone. */
export function conditionOf({ type, from, to, day }: ConditionRow): GoalCondition {
  const kind = kindOf(type);
  if (kind === 'date') return { type, value: new Date(`${day}T23:59:59`).toISOString() } as GoalCondition;
  if (kind === 'number') return { type, value: from } as GoalCondition;
  return { type, value: { from: from ?? null, to: to ?? null } } as GoalCondition;
}

/** The faults of a condition, by field. */
export function rowFaults({ type, from, to, day }: ConditionRow): Readonly<Record<string, string>> {
  const kind = kindOf(type);
  if (kind === 'date') return Number.isNaN(Date.parse(day)) ? { day: 'required' } : {};
  const largest = type === 'due_date' ? 0 : goalMeasures[type].largest;
  const isOff = (value: Amount) => value !== undefined && (value < 0 || value > largest);
  if (isOff(from)) return { from: 'out_of_range' };
  if (isOff(to)) return { to: 'out_of_range' };
  if (from === undefined && (kind === 'number' || to === undefined)) return { from: 'required' };
  return from !== undefined && to !== undefined && from > to ? { to: 'below_from' } : {};
}

const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
