import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { useListFilters } from './list-filters.ts';

const settleMs = 300;

type FilterBarProps = Readonly<Pick<ReturnType<typeof useListFilters>, 'filters' | 'set'>>;

export function FilterBar({ filters, set }: FilterBarProps) {
  const { t } = useLingui();
  return (
    <search className="mb-4 flex flex-wrap gap-2 max-md:gap-3">
      <SearchInput value={filters.search ?? ''} onSettled={(search) => set('search', search)} />
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

type SearchInputProps = Readonly<{ value: string; onSettled: (search: string) => void }>;

/** Asks once the typing rests, not at every letter. */
function SearchInput({ value, onSettled }: SearchInputProps) {
  const { t } = useLingui();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by itself, e.g. by the back button.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSettled(text.trim()), settleMs);
    return () => clearTimeout(timer);
  });
  return (
    <div className="relative min-w-60 flex-1 max-md:basis-full">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        type="search"
        aria-label={t`Vorträge suchen`}
        className="pl-9"
        placeholder={t`Nach Namen suchen`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}
