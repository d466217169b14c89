import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId } from 'react';
import { conditionNames } from '#domain/goals/contract/condition-words.ts';
import {
  type ConditionType,
  type GoalCondition,
  isTurnedRound,
  leastTypes,
} from '#domain/goals/contract/conditions.ts';
import { type GoalMeasureName, goalMeasures } from '#domain/sessions/contract/measures.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { unitNames } from '#domain/sessions/contract/unit-words.ts';
import { useConditionWords } from '../lib/use-condition-words.ts';
import { useGoodRanges } from '../lib/use-config.ts';
import { useLocale } from '../lib/use-locale.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { AmountInput } from './amount-input.tsx';
import type { Offered } from './goal-draft.ts';

/** Explains the measure beside its field. The good range comes from the configuration, not from these texts. */
const conditionHints: Readonly<Partial<Record<ConditionType, MessageDescriptor>>> = {
  movement: msg`Blick, Hände, Kopf und Stand. Nur mit einer VR-Brille messbar.`,
  overall_score: msg`Über alle Vorträge, die für das Ziel zählen. Vorträge ohne Wortlaut haben nur einen Klangwert und zählen nicht.`,
  pauses: msg`Stille ab ${speechNorms.pauseSeconds} Sekunden zählt als Pause, kürzere ab ${speechNorms.breakSeconds} Sekunde zum Teil.`,
  pitch: msg`Wie hoch eine Stimme ist, ist weder gut noch schlecht: Nehmen Sie Ihren eigenen Bereich.`,
  sentiment: msg`Gute gegen schlechte Wörter: 50\u00a0% ist neutral.`,
  session_score: msg`Der Wert jedes einzelnen Vortrags. Vorträge ohne Wortlaut haben nur einen Klangwert und zählen nicht.`,
  speech_clarity: msg`Wie sicher Ihre Wörter erkannt werden.`,
  volume: msg`Mit einem eingemessenen Mikrofon zählt die eingemessene Lautstärke.`,
};

type ConditionRowProps = Readonly<{
  condition: GoalCondition;
  error: string | undefined;
  onChange: (condition: GoalCondition) => void;
  onRemove: () => void;
}>;

/** One condition: what is measured, the range that counts, its unit, and what is good. */
export function ConditionRow({ condition, error, onChange, onRemove }: ConditionRowProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const id = useId();
  const goodWords = useGoodWords();
  const type = condition.type as Offered;
  const name = conditionNames[type][locale];
  const { unit, largest } = goalMeasures[type];
  const [good, hint] = [goodWords(type), conditionHints[type]];
  return (
    <li className="grid gap-2 border-line py-4 not-first:border-t" aria-labelledby={`${id}-name`}>
      <div className="flex items-center justify-between gap-3">
        <h3 id={`${id}-name`}>{name}</h3>
        <Button look="quiet" size="icon" aria-label={t`Bedingung „${name}“ entfernen`} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Amounts condition={condition} name={name} most={largest} onChange={onChange} />
        <span className="text-sm text-ink-soft">{unitNames[unit][locale]}</span>
      </div>
      <p className="text-xs text-ink-faint">
        {good !== undefined && <Trans>Gut: {good}.</Trans>} {hint && i18n._(hint)}
      </p>
      {error && isTurned(condition) ? (
        <div className="flex flex-wrap items-center gap-3">
          <FieldError id={`${id}-error`} error={t`Der erste Wert ist größer als der zweite.`} />
          <Button onClick={() => onChange(turned(condition))}>
            <Trans>Tauschen</Trans>
          </Button>
        </div>
      ) : (
        <FieldError id={`${id}-error`} error={error} />
      )}
    </li>
  );
}

type Ranged = Extract<GoalCondition, { value: { from: number | null } }>;

const isTurned = (condition: GoalCondition): condition is Ranged =>
  typeof condition.value === 'object' && isTurnedRound(condition.value);

const turned = (condition: Ranged): GoalCondition => {
  const { from, to } = condition.value;
  return { ...condition, value: { from: to, to: from } };
};

type AmountsProps = Pick<ConditionRowProps, 'condition' | 'onChange'> & Readonly<{ name: string; most: number }>;

function Amounts({ condition, name, most, onChange }: AmountsProps) {
  const { t } = useLingui();
  switch (condition.type) {
    case 'due_date':
      return null;
    case 'filler_words':
    case 'repetition':
    case 'session_score':
    case 'overall_score':
    case 'speech_clarity':
    case 'movement': {
      const isLeast = (leastTypes as readonly string[]).includes(condition.type);
      const label = isLeast ? t`mindestens` : t`höchstens`;
      const change = (value: number | null) => onChange({ ...condition, value: value as number });
      return <AmountInput label={label} about={name} value={condition.value} most={most} onChange={change} />;
    }
    default: {
      const { value } = condition;
      const change = (end: Partial<typeof value>) => onChange({ ...condition, value: { ...value, ...end } });
      return (
        <>
          <AmountInput
            label={t`von`}
            about={name}
            value={value.from}
            most={most}
            onChange={(from) => change({ from })}
          />
          <AmountInput label={t`bis`} about={name} value={value.to} most={most} onChange={(to) => change({ to })} />
        </>
      );
    }
  }
}

/** The good range of a measure, from the ranges of both languages; undefined if no value is better than another. */
function useGoodWords() {
  const { t } = useLingui();
  const { range } = useConditionWords();
  const ranges = useGoodRanges();
  return (type: GoalMeasureName): string | undefined => {
    if (!ranges) return undefined;
    const { de, en } = { de: ranges.de[type], en: ranges.en[type] };
    if (de.from === null && de.to === null) return undefined;
    const [german, english] = [range(type, de), range(type, en)];
    return german === english ? german : t`${german} auf Deutsch, ${english} auf Englisch`;
  };
}
