import type { ConditionType } from '#domain/goals/contract/conditions.ts';
import { type GoalMeasureName, goalMeasures } from '#domain/sessions/contract/measures.ts';

export const conditionTypes: readonly ConditionType[] = [
  'due_date',
  ...(Object.keys(goalMeasures) as GoalMeasureName[]),
];
