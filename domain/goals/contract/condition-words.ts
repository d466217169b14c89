import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { measureNames } from '#domain/sessions/contract/measure-words.ts';
import type { ConditionType } from './conditions.ts';

/** The condition that a talk must meet to count: a measure, or a latest day. */
export const conditionNames: Readonly<Record<ConditionType, Bilingual>> = {
  ...measureNames,
  due_date: { de: 'Frist', en: 'Due date' },
};
