import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { myGroups } from '#domain/groups/contract/calls.ts';
import { companions } from '#domain/shares/contract/calls.ts';
import { query } from '../lib/api.ts';
import { showHelp } from '../lib/help-state.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type CompanionPickerProps = Readonly<{ chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }>;

/** Chooses among the members of one's groups. */
export function CompanionPicker({ chosen, onChange }: CompanionPickerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const people = useQuery({
    ...query(companions, { limit: 100, ...(search && { search }) }),
    placeholderData: (before) => before,
  });
  if (people.isPending) return <Skeleton className="h-28" />;
  const found = people.data ?? [];
  if (found.length === 0 && !search) return <NobodyYet />;
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
        {found.map(({ id, name, groups }) => (
          <li key={id}>
            <Checkbox
              label={
                <span className="wrap-anywhere">
                  {name} <span className="text-ink-faint">{groups.join(', ')}</span>
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

/** Shows how to find people, so that the dialog is not a dead end. */
function NobodyYet() {
  const { data: groups = [] } = useQuery(query(myGroups, {}));
  const own = groups.find(({ isOwner }) => isOwner);
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4">
      <p className="text-sm">
        <Trans>Teilen können Sie mit Menschen aus Ihren Gruppen. Dort ist außer Ihnen noch niemand.</Trans>
      </p>
      <div className="flex flex-wrap gap-2 max-md:flex-col">
        <Button asChild look="primary">
          {own ? (
            <Link href={`/groups/${own.id}?tab=invitations`}>
              <Trans>In „{own.name}“ einladen</Trans>
            </Link>
          ) : (
            <Link href="/groups?create=1">
              <Trans>Gruppe gründen</Trans>
            </Link>
          )}
        </Button>
        <Button asChild>
          <Link href="/groups">
            <Trans>Eine Gruppe finden</Trans>
          </Link>
        </Button>
        <Button onClick={() => showHelp('support')}>
          <Trans>Um Hilfe bitten</Trans>
        </Button>
      </div>
    </div>
  );
}
