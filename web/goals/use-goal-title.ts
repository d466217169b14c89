import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GoalCondition } from '#domain/goals/contract/conditions.ts';
import { useConditionWords } from '../lib/use-condition-words.ts';

type Named = Readonly<{ title: string; target: number; conditions: readonly GoalCondition[] }>;

/** The goal's title, or else the names of its measures, or else how many talks it needs. */
export function useGoalTitle() {
  const { t } = useLingui();
  const { name } = useConditionWords();
  return ({ title, target, conditions }: Named): string => {
    if (title) return title;
    const measures = conditions.filter(({ type }) => type !== 'due_date').map(({ type }) => name(type));
    if (measures.length > 0) return measures.join(', ');
    return t`${plural(target, { one: '# Vortrag halten', other: '# Vorträge halten' })}`;
  };
}
