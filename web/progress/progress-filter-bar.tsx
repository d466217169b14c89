import { useLingui } from '@lingui/react/macro';
import { Select } from '../ui/select.tsx';
import type { useProgressFilters } from './progress-filters.ts';

type ProgressFilterBarProps = Readonly<Pick<ReturnType<typeof useProgressFilters>, 'filters' | 'set'>>;

export function ProgressFilterBar({ filters, set }: ProgressFilterBarProps) {
  const { t } = useLingui();
  return (
    <search className="mb-4 flex flex-wrap gap-2 max-md:gap-3">
      <Select
        className="w-48 max-md:flex-1"
        aria-label={t`Zeitraum`}
        value={filters.days}
        onChange={({ target }) => set('days', target.value)}
      >
        <option value="">{t`Alle Vorträge`}</option>
        <option value="30">{t`Letzte 30 Tage`}</option>
        <option value="90">{t`Letzte 90 Tage`}</option>
        <option value="365">{t`Letztes Jahr`}</option>
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
