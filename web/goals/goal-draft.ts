import { goalTarget } from '#domain/goals/contract/calls.ts';
import type { ConditionType, GoalCondition } from '#domain/goals/contract/conditions.ts';
import { localDay } from '../lib/local-day.ts';

/** A goal as its form has it; the date stands for itself. */
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

/** The last moment of a day, where the reader is. */
export function endOfDay(day: string): string | null {
  const date = new Date(`${day}T23:59:59`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** As a date field has it. */
export const dayOf = (iso: string | null): string => (iso === null ? '' : localDay(new Date(iso)));

export type Offered = Exclude<ConditionType, 'due_date'>;
