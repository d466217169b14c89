import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GoalCondition } from '#domain/goals/conditions.ts';
import { useFormats } from './use-formats.ts';

type Range = Readonly<{ from: number | null; to: number | null }>;

/** What a talk has to be like to count for a goal, in words. */
export function useConditionWords(): (condition: GoalCondition) => string {
  const { t } = useLingui();
  const { number, shortDateTime } = useFormats();
  const range = ({ from, to }: Range, unit: string) => {
    const [least, most] = [from === null ? '' : number(from), to === null ? '' : number(to)];
    if (from === null) return t`höchstens ${most} ${unit}`;
    if (to === null) return t`mindestens ${least} ${unit}`;
    return t`${least} bis ${most} ${unit}`;
  };
  return (condition) => {
    switch (condition.type) {
      case 'due_date': {
        const day = shortDateTime(condition.value);
        return t`Aufgenommen bis ${day}`;
      }
      case 'session_score': {
        const score = number(condition.value);
        return t`Rhetorik-Wert mindestens ${score}`;
      }
      case 'overall_score': {
        const score = number(condition.value);
        return t`Rhetorik-Wert im Mittel mindestens ${score}`;
      }
      case 'speech_clarity': {
        const clarity = number(condition.value);
        return t`Deutlichkeit mindestens ${clarity}\u00a0%`;
      }
      case 'filler_words': {
        const { value } = condition;
        return t`${plural(value, { one: 'Höchstens # Füllwort pro Minute', other: 'Höchstens # Füllwörter pro Minute' })}`;
      }
      case 'repetition': {
        const { value } = condition;
        return t`${plural(value, { one: 'Höchstens # Wiederholung pro Minute', other: 'Höchstens # Wiederholungen pro Minute' })}`;
      }
      case 'sentiment': {
        const words = range(condition.value, '%');
        return t`Positiver Ton: ${words}`;
      }
      case 'volume': {
        const words = range(condition.value, '%');
        return t`Lautstärke: ${words}`;
      }
      case 'pitch': {
        const words = range(condition.value, 'Hz');
        return t`Tonhöhe: ${words}`;
      }
      case 'speech_speed': {
        const words = range(condition.value, t`Wörter pro Minute`);
        return t`Tempo: ${words}`;
      }
      case 'pauses': {
        const words = range(condition.value, t`pro Minute`);
        return t`Pausen: ${words}`;
      }
    }
  };
}
