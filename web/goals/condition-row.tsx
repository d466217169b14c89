import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId } from 'react';
import { type GoalCondition, isTurnedRound, leastTypes } from '#domain/goals/contract/conditions.ts';
import { goalMeasures } from '#domain/sessions/contract/measures.ts';
import { conditionName } from '../lib/condition-names.ts';
import { unitNames } from '../lib/measure-names.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { AmountInput } from './amount-input.tsx';
import { conditionHints } from './condition-help.ts';
import type { Offered } from './goal-draft.ts';
import { useGoodWords } from './use-good-words.ts';

type ConditionRowProps = Readonly<{
  condition: GoalCondition;
  error: string | undefined;
  onChange: (condition: GoalCondition) => void;
  onRemove: () => void;
}>;

/** One condition: what is measured, the range that counts, its unit, and what is good. */
export function ConditionRow({ condition, error, onChange, onRemove }: ConditionRowProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const goodWords = useGoodWords();
  const type = condition.type as Offered;
  const name = i18n._(conditionName(type));
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
        <span className="text-sm text-ink-soft">{i18n._(unitNames[unit])}</span>
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
