import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { companions } from '#domain/shares/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type CompanionPickerProps = Readonly<{ chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }>;

/** People of one's groups. */
export function CompanionPicker({ chosen, onChange }: CompanionPickerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const people = useQuery({
    ...query(companions, { limit: 100, ...(search && { search }) }),
    placeholderData: (before) => before,
  });
  if (people.isPending) return <Skeleton className="h-28" />;
  const found = people.data ?? [];
  if (found.length === 0 && !search) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>
          Teilen können Sie mit Menschen aus Ihren <Link href="/groups">Gruppen</Link>. Dort ist außer Ihnen noch
          niemand.
        </Trans>
      </p>
    );
  }
  const toggle = (id: string, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-[550]">
        <Trans>Mit wem?</Trans>
      </legend>
      {(found.length > 6 || search) && (
        <SearchInput aria-label={t`Personen durchsuchen`} value={search} onSettled={setSearch} />
      )}
      <ul className="grid max-h-52 gap-2 overflow-y-auto py-1 pl-1">
        {found.map(({ id, username, groups }) => (
          <li key={id}>
            <Checkbox
              label={
                <span className="wrap-anywhere">
                  {username} <span className="text-ink-faint">{groups.join(', ')}</span>
                </span>
              }
              checked={chosen.includes(id)}
              onChange={(isOn) => toggle(id, isOn)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
