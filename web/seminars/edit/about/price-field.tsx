import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Currency, currencies } from '#domain/kernel/money.ts';
import { priceIn, priceText } from '#domain/seminars/contract/price.ts';
import { Field } from '../../../ui/field.tsx';
import { type BoundField, useBoundField } from '../../../ui/form/use-bound-field.ts';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** An amount and a currency. A price that was stored as words stays until an amount is typed. */
export function PriceField<Values extends FieldValues>({ form, name }: BoundField<Values, string | undefined>) {
  const { t } = useLingui();
  const { field, error } = useBoundField<Values, string | undefined>({ form, name });
  const text = field.value ?? '';
  const known = priceIn(text);
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<Currency>('EUR');
  const currency = known?.currency ?? chosen;
  const isOld = text !== '' && !known;
  const set = (amount: string, of: Currency) => {
    setTyped(amount);
    setChosen(of);
    const value = Number(amount);
    field.onChange(
      amount === '' || Number.isNaN(value) ? '' : priceText({ amount: Math.round(value * 100), currency: of }),
    );
  };
  const shown = known && (typed === undefined || Math.round(Number(typed) * 100) !== known.amount);
  return (
    <Field
      label={<Trans>Preis (freiwillig)</Trans>}
      hint={
        isOld ? (
          <Trans>Bisher: „{text}“. Wird nur gezeigt, nicht abgerechnet.</Trans>
        ) : (
          <Trans>Wird nur gezeigt, nicht abgerechnet.</Trans>
        )
      }
      error={error}
    >
      {(control) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextInput
            {...control}
            ref={field.ref}
            name={name}
            onBlur={field.onBlur}
            type="number"
            inputMode="decimal"
            min={0}
            max={9_999_999}
            step="0.01"
            value={shown ? String(known.amount / 100) : (typed ?? '')}
            onChange={({ target }) => set(target.value, currency)}
          />
          <Select
            aria-label={t`Währung`}
            className="w-24"
            value={currency}
            onChange={({ target }) => set(known ? String(known.amount / 100) : (typed ?? ''), target.value as Currency)}
          >
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </div>
      )}
    </Field>
  );
}
