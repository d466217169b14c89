import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { measureNames } from '#domain/sessions/contract/measure-words.ts';
import type { ConditionType } from './conditions.ts';

/** What a talk must meet to count: a measure, or the day until which it counts. */
export const conditionNames: Readonly<Record<ConditionType, Bilingual>> = {
  ...measureNames,
  due_date: { de: 'Frist', en: 'Due date' },
};
