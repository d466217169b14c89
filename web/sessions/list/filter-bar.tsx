import { useLingui } from '@lingui/react/macro';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import type { useListFilters } from './list-filters.ts';

type FilterBarProps = Readonly<Pick<ReturnType<typeof useListFilters>, 'filters' | 'set'>>;

export function FilterBar({ filters, set }: FilterBarProps) {
  const { t } = useLingui();
  return (
    <search className="mb-4 flex flex-wrap gap-2 max-md:gap-3">
      <SearchInput
        className="min-w-60 flex-1 max-md:basis-full"
        aria-label={t`Vorträge suchen`}
        placeholder={t`Nach Namen suchen`}
        value={filters.search ?? ''}
        onSettled={(search) => set('search', search)}
      />
      <Select
        className="w-44 max-md:flex-1"
        aria-label={t`Nach Stand filtern`}
        value={filters.status ?? ''}
        onChange={({ target }) => set('status', target.value)}
      >
        <option value="">{t`Jeder Stand`}</option>
        <option value="succeeded">{t`Analyse fertig`}</option>
        <option value="running">{t`Analyse läuft`}</option>
        <option value="failed">{t`Analyse gescheitert`}</option>
      </Select>
      <Select
        className="w-40 max-md:flex-1"
        aria-label={t`Nach Art filtern`}
        value={filters.type ?? ''}
        onChange={({ target }) => set('type', target.value)}
      >
        <option value="">{t`Ton und Video`}</option>
        <option value="audio">{t`Nur Ton`}</option>
        <option value="video">{t`Nur Video`}</option>
      </Select>
    </search>
  );
}
