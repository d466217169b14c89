import { goalTarget } from '#domain/goals/contract/calls.ts';
import type { ConditionType, GoalCondition } from '#domain/goals/contract/conditions.ts';
import { localDay } from '../lib/local-day.ts';

/** The values of the goal's form; the due date is not among the conditions. */
export type GoalDraft = {
  title: string;
  target: number | undefined;
  conditions: GoalCondition[];
  dueDate: string | null;
};

type GoalValues = Readonly<{
  title: string;
  target: number;
  conditions: readonly GoalCondition[];
  dueDate: string | null;
}>;

export const emptyDraft: GoalDraft = { title: '', target: goalTarget.default, conditions: [], dueDate: null };

export const draftOf = ({ title, target, conditions, dueDate }: GoalValues): GoalDraft => ({
  ...{ title, target, dueDate },
  conditions: conditions.filter(({ type }) => type !== 'due_date'),
});

/** The last second of a day in the reader's time zone, as ISO 8601; null if `day` is no date. */
export function endOfDay(day: string): string | null {
  const date = new Date(`${day}T23:59:59`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The value of a date input: `2026-11-21`; empty without a date. */
export const dayOf = (iso: string | null): string => (iso === null ? '' : localDay(new Date(iso)));

export type Offered = Exclude<ConditionType, 'due_date'>;
