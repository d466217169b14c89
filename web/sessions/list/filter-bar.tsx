import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sessionTags } from '#domain/sessions/contract/calls.ts';
import { alike } from '#domain/sessions/contract/tags.ts';
import { query } from '../../lib/api.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { Select } from '../../ui/select.tsx';
import type { useListFilters } from './list-filters.ts';

type FilterBarProps = Readonly<Pick<ReturnType<typeof useListFilters>, 'filters' | 'set'>>;

/** Shown only if the person has tags. */
function TagFilter({ filters, set }: FilterBarProps) {
  const { t } = useLingui();
  const { data: known = [] } = useQuery(query(sessionTags, {}));
  const chosen = filters.tag ?? '';
  if (known.length === 0 && !chosen) return null;
  const shown = known.find(({ tag }) => alike(tag) === alike(chosen))?.tag ?? chosen;
  const isUnknown = chosen !== '' && !known.some(({ tag }) => tag === shown);
  return (
    <Select
      className="w-48 max-md:flex-1 max-md:basis-full"
      aria-label={t`Nach Schlagwort filtern`}
      value={shown}
      onChange={({ target }) => set('tag', target.value)}
    >
      <option value="">{t`Jedes Schlagwort`}</option>
      {isUnknown && <option value={shown}>{shown}</option>}
      {known.map(({ tag, count }) => (
        <option key={tag} value={tag}>
          {tag} ({count})
        </option>
      ))}
    </Select>
  );
}

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
      <TagFilter filters={filters} set={set} />
    </search>
  );
}
