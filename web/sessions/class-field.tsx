import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AnalysisClass } from '#domain/sessions/contract/report.ts';
import type { UserData } from '#domain/users/contract/person.ts';
import { FieldError } from '../ui/field.tsx';
import { type BoundField, useBoundField } from '../ui/form/use-bound-field.ts';
import { analysisClasses, isExhausted, quotaLeft } from './upload/quota-left.ts';

const words: Record<AnalysisClass, Readonly<{ name: MessageDescriptor; meaning: MessageDescriptor }>> = {
  relaxed: { name: msg`In Ruhe`, meaning: msg`kommt der Reihe nach dran` },
  fast: { name: msg`Schnell`, meaning: msg`kommt vor den anderen dran` },
};

type ClassFieldProps<Values extends FieldValues> = BoundField<Values, AnalysisClass> &
  Readonly<{ quotas: UserData['quotas']['analysis'] }>;

/**
 * Chooses how soon a talk is analysed and shows the remaining quota of each class. A class that is used up cannot be
 * chosen.
 */
export function ClassField<Values extends FieldValues>({ quotas, form, name }: ClassFieldProps<Values>) {
  const id = useId();
  const { field, error } = useBoundField<Values, AnalysisClass>({ form, name });
  const { value, onChange } = field;
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 text-sm font-[550]">
        <Trans>Analysen in diesem Monat</Trans>
      </legend>
      <div className="grid gap-2">
        {analysisClasses.map((choice) => (
          <ClassOption
            key={choice}
            group={id}
            choice={choice}
            left={quotaLeft(quotas, choice)}
            checked={value === choice}
            onChoose={onChange}
          />
        ))}
      </div>
      {quotaLeft(quotas, value) === 0 && !isExhausted(quotas) && (
        <p className="text-xs text-ink-soft">
          <Trans>Diese Klasse ist aufgebraucht. Wählen Sie die andere: davon ist noch etwas übrig.</Trans>
        </p>
      )}
      {isExhausted(quotas) && (
        <p className="text-xs text-ink-soft">
          <Trans>Beide Kontingente sind aufgebraucht. Am nächsten Ersten gibt es neue Analysen.</Trans>
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

type ClassOptionProps = Readonly<{
  /** The name that the radio buttons share. */
  group: string;
  choice: AnalysisClass;
  left: number;
  checked: boolean;
  onChoose: (choice: AnalysisClass) => void;
}>;

function ClassOption({ group, choice, left, checked, onChoose }: ClassOptionProps) {
  const { i18n } = useLingui();
  return (
    <label className="grid min-h-10 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-md border border-line px-3 py-1.5 text-sm has-checked:border-primary has-checked:bg-primary-wash has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-focus-visible:shadow-(--focus) max-md:min-h-touch">
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={left === 0}
        onChange={() => onChoose(choice)}
        className="size-4 accent-primary"
      />
      <span>
        <span className="font-[550]">{i18n._(words[choice].name)}</span>{' '}
        <span className="text-xs">{i18n._(words[choice].meaning)}</span>
      </span>
      <span className="text-xs tabular-nums">
        <Left count={left} />
      </span>
    </label>
  );
}

function Left({ count }: Readonly<{ count: number }>) {
  if (count === Number.POSITIVE_INFINITY) return <Trans>unbegrenzt</Trans>;
  if (count === 0) return <Trans>aufgebraucht</Trans>;
  return <Trans>noch {count}</Trans>;
}
