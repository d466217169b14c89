import { useLingui } from '@lingui/react/macro';
import { conditionNames } from '#domain/goals/contract/condition-words.ts';
import type { ConditionType, GoalCondition } from '#domain/goals/contract/conditions.ts';
import { figureText, limitText } from '#domain/sessions/contract/measure-text.ts';
import { goalMeasures, type Range } from '#domain/sessions/contract/measures.ts';
import { unitWords } from '#domain/sessions/contract/unit-words.ts';
import { useFormats } from './use-formats.ts';
import { useLocale } from './use-locale.ts';

/** Words for the conditions that a talk must meet to count for a goal: a condition in one line, and a measure with its unit. */
export function useConditionWords() {
  const { t } = useLingui();
  const locale = useLocale();
  const formats = useFormats();

  /** Uses a non-breaking space. */
  function withUnit(type: ConditionType, figure: string): string {
    if (type === 'due_date') return '';
    const { unit } = goalMeasures[type];
    if (unit === 'percent' || unit === 'score') return figure;
    if (unit === 'hertz') return t`${figure}\u00a0Hz`;
    return unitWords[unit][locale]({ figure });
  }

  const figureOf = (type: ConditionType, value: number, text: typeof figureText): string =>
    type === 'due_date' ? '' : text(goalMeasures[type].unit, value, formats);

  /** A measured value, as the report writes it. */
  const measured = (type: ConditionType, value: number) => withUnit(type, figureOf(type, value, figureText));
  const limit = (type: ConditionType, value: number) => withUnit(type, figureOf(type, value, limitText));

  function range(type: ConditionType, { from, to }: Range): string {
    if (from === null) return t`höchstens ${limit(type, to ?? 0)}`;
    return to === null ? t`mindestens ${limit(type, from)}` : t`${formats.number(from)} bis ${limit(type, to)}`;
  }

  function asked(condition: GoalCondition): string {
    switch (condition.type) {
      case 'due_date':
        return t`bis ${formats.day(condition.value)}`;
      case 'repetition':
      case 'filler_words':
        return t`höchstens ${limit(condition.type, condition.value)}`;
      case 'session_score':
      case 'overall_score':
      case 'speech_clarity':
      case 'movement':
        return t`mindestens ${limit(condition.type, condition.value)}`;
      default:
        return range(condition.type, condition.value);
    }
  }

  return { range, name: (type: ConditionType) => conditionNames[type][locale], asked, measured };
}
