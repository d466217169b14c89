import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import type { HistoryFilters, useHistoryFilters } from './history-filters.ts';
import { type Period, periodOf, periods } from './periods.ts';

type PeriodFieldProps = Readonly<{ filters: HistoryFilters; setAll: ReturnType<typeof useHistoryFilters>['setAll'] }>;

/** Sets both days of a named period at once. Other days are shown as a custom period. */
export function PeriodField({ filters: { from = '', to = '' }, setAll }: PeriodFieldProps) {
  const { t } = useLingui();
  const names: Readonly<Record<Period, string>> = {
    today: t`Heute`,
    week: t`Letzte 7 Tage`,
    month: t`Dieser Monat`,
    last_month: t`Letzter Monat`,
    year: t`Dieses Jahr`,
  };
  const today = new Date();
  const chosen = periods.find((one) => {
    const period = periodOf(one, today);
    return period.from === from && period.to === to;
  });
  const value = chosen ?? (from || to ? 'own' : '');
  return (
    <Field label={<Trans>Zeitraum</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const period = periods.find((one) => one === target.value);
            setAll(period ? periodOf(period, today) : { from: '', to: '' });
          }}
        >
          <option value="">{t`Jederzeit`}</option>
          {periods.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
          {value === 'own' && <option value="own">{t`Eigener Zeitraum`}</option>}
        </Select>
      )}
    </Field>
  );
}
