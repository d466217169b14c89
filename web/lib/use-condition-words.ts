import { useLingui } from '@lingui/react/macro';
import type { ConditionType, GoalCondition } from '#domain/goals/contract/conditions.ts';
import { asShown, goalMeasures, type Range } from '#domain/sessions/contract/measures.ts';
import { conditionName } from './condition-names.ts';
import { useFormats } from './use-formats.ts';

/** The conditions a talk must meet to count for a goal: a condition in a line, and a measure with its unit. */
export function useConditionWords() {
  const { t, i18n } = useLingui();
  const { number, percent, tenths, day } = useFormats();

  /** The space does not break. */
  function measured(type: ConditionType, value: number): string {
    if (type === 'due_date') return '';
    const { unit } = goalMeasures[type];
    if (unit === 'percent') return percent(value / 100);
    if (unit === 'hertz') return t`${number(asShown(unit, value))}\u00a0Hz`;
    if (unit === 'score') return tenths(value);
    if (unit === 'words_per_minute') return t`${number(asShown(unit, value))} Wörter je Minute`;
    return t`${number(asShown(unit, value))} je Minute`;
  }

  function range(type: ConditionType, { from, to }: Range): string {
    if (from === null) return t`höchstens ${measured(type, to ?? 0)}`;
    return to === null ? t`mindestens ${measured(type, from)}` : t`${number(from)} bis ${measured(type, to)}`;
  }

  function asked(condition: GoalCondition): string {
    switch (condition.type) {
      case 'due_date':
        return t`bis ${day(condition.value)}`;
      case 'repetition':
      case 'filler_words':
        return t`höchstens ${measured(condition.type, condition.value)}`;
      case 'session_score':
      case 'overall_score':
      case 'speech_clarity':
      case 'movement':
        return t`mindestens ${measured(condition.type, condition.value)}`;
      default:
        return range(condition.type, condition.value);
    }
  }

  return { range, name: (type: ConditionType) => i18n._(conditionName(type)), asked, measured };
}
