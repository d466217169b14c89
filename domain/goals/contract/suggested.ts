import { type GoalMeasureName, type GoodRanges, goalMeasures } from '#domain/sessions/contract/measures.ts';
import type { GoalCondition } from './conditions.ts';

/** Initial values of a condition: the good range, if there is one. */
export function suggested(type: GoalMeasureName, ranges: GoodRanges): GoalCondition {
  const good = ranges[type];
  const value = goalMeasures[type].asks === 'range' ? good : (good.from ?? good.to);
  return { type, value } as GoalCondition;
}
