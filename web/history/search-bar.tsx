import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Select } from '../ui/select.tsx';
import type { useHistoryFilters } from './history-filters.ts';
import { PeriodField } from './period-field.tsx';
import { CategoryName } from './stream-title.tsx';
import { categories, eventsAbout, useHistoryWords } from './words.ts';

type SearchBarProps = Readonly<
  Pick<ReturnType<typeof useHistoryFilters>, 'filters' | 'q' | 'set' | 'setAll' | 'search'>
> &
  Readonly<{
    /** Adds the filters of deeds: the event type, and whether look-ups and other minor deeds are listed. */
    withKinds?: boolean;
    /** The name of the filtered person, if it is known. */
    person?: string | undefined;
  }>;

export function SearchBar({ filters, q, set, setAll, search, withKinds = false, person }: SearchBarProps) {
  const { t } = useLingui();
  return (
    <search className="mb-4 grid gap-3 print:hidden">
      <div className="grid grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))] gap-3 max-lg:grid-cols-2">
        <div className="max-lg:col-span-2">
          <Field label={<Trans>Suche</Trans>}>
            {(control) => (
              <SearchInput
                {...control}
                placeholder={t`Name, E-Mail-Adresse oder Kennung`}
                value={q}
                onSettled={search}
              />
            )}
          </Field>
        </div>
        <Field label={<Trans>Bereich</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={filters.category ?? ''}
              onChange={({ target }) => setAll({ category: target.value, type: '' })}
            >
              <option value="">{t`Alles`}</option>
              {categories.map((category) => (
                <option key={category} value={category}>
                  <CategoryName category={category} />
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PeriodField filters={filters} setAll={setAll} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {withKinds && filters.category && (
          <KindField category={filters.category} type={filters.type} onChange={(type) => set('type', type)} />
        )}
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={name === 'from' ? <Trans>Geschehen ab</Trans> : <Trans>Geschehen bis</Trans>}>
            {(control) => (
              <DateInput
                {...control}
                className="w-44 max-md:w-full"
                value={filters[name] ?? ''}
                onChange={(day) => set(name, day)}
              />
            )}
          </Field>
        ))}
        {withKinds && !filters.category && (
          <div className="flex min-h-10 items-center">
            <Checkbox
              label={<Trans>Auch Einsichten und Begleitendes</Trans>}
              checked={Boolean(filters.minor)}
              onChange={(on) => set('minor', on ? 'true' : '')}
            />
          </div>
        )}
      </div>
      {filters.actor && (
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Trans>
            Nur, woran <strong className="wrap-anywhere">{person ?? filters.actor}</strong> beteiligt war
          </Trans>
          <Button size="icon" look="quiet" aria-label={t`Diesen Filter entfernen`} onClick={() => set('actor', '')}>
            <X aria-hidden="true" />
          </Button>
        </div>
      )}
    </search>
  );
}

type KindFieldProps = Readonly<{ category: string; type: string | undefined; onChange: (type: string) => void }>;

function KindField({ category, type = '', onChange }: KindFieldProps) {
  const { t } = useLingui();
  const words = useHistoryWords();
  return (
    <Field label={<Trans>Was geschah</Trans>}>
      {(control) => (
        <Select
          {...control}
          className="w-72 max-md:w-full"
          value={type}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t`Alles in diesem Bereich`}</option>
          {eventsAbout(category).map((one) => (
            <option key={one} value={one}>
              {words.ofEvent(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
