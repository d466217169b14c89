import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConditionType } from '#domain/goals/contract/conditions.ts';
import { type GoalMeasureName, goalMeasures } from '#domain/sessions/contract/measures.ts';
import { measureNames } from './measure-names.ts';

const dueDate = msg`Frist`;

export const conditionName = (type: ConditionType): MessageDescriptor =>
  type === 'due_date' ? dueDate : measureNames[type];

export const conditionTypes: readonly ConditionType[] = [
  'due_date',
  ...(Object.keys(goalMeasures) as GoalMeasureName[]),
];
