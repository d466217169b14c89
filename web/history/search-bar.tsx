import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { useHistoryFilters } from './history-filters.ts';
import { CategoryName } from './stream-title.tsx';
import { categories } from './words.ts';

type SearchBarProps = Readonly<Pick<ReturnType<typeof useHistoryFilters>, 'filters' | 'q' | 'set' | 'search'>>;

export function SearchBar({ filters, q, set, search }: SearchBarProps) {
  const { t } = useLingui();
  return (
    <search className="mb-4 grid gap-3">
      <div className="grid grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))] gap-3 max-lg:grid-cols-2">
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
        <div className="max-lg:col-span-2">
          <Field label={<Trans>Art</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={filters.category ?? ''}
                onChange={({ target }) => set('category', target.value)}
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
        </div>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={name === 'from' ? <Trans>Geschehen ab</Trans> : <Trans>Geschehen bis</Trans>}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={filters[name] ?? ''}
                onChange={({ target }) => set(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {filters.actor && (
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Trans>
            Nur, woran <code className="wrap-anywhere">{filters.actor}</code> beteiligt war
          </Trans>
          <Button size="icon" look="quiet" aria-label={t`Diesen Filter entfernen`} onClick={() => set('actor', '')}>
            <X aria-hidden="true" />
          </Button>
        </div>
      )}
    </search>
  );
}
