import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchX, X } from 'lucide-react';
import type * as z from 'zod/mini';
import { companyNames, type personCount, plans } from '#domain/administration/contract/people.ts';
import { roleList } from '#domain/users/contract/person.ts';
import { query } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useRoleName } from './role-names.ts';

type Filters = z.input<typeof personCount.query>;
export type FilterName = Exclude<keyof Filters, 'q'>;
type FilterProps = Readonly<{ filters: Filters; set: (name: FilterName, value: string) => void }>;
type Choice = Readonly<{ value: string; label: string }>;

/** Every filter with its choices. */
function useFilters(): readonly Readonly<{ name: FilterName; label: string; choices: readonly Choice[] }>[] {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const { data: roles = [] } = useQuery(query(roleList, {}));
  const { data: companies = [] } = useQuery(query(companyNames, {}));
  return [
    {
      name: 'active',
      label: t`Zustand`,
      choices: [
        { value: 'yes', label: t`aktiv` },
        { value: 'no', label: t`deaktiviert` },
      ],
    },
    { name: 'role', label: t`Rolle`, choices: roles.map(({ name }) => ({ value: name, label: nameOf(name) })) },
    {
      name: 'plan',
      label: t`Plan`,
      choices: plans.map((plan) => ({ value: plan, label: nameOf(`subscriber-${plan}`) })),
    },
    { name: 'company', label: t`Unternehmen`, choices: companies.map(({ id, name }) => ({ value: id, label: name })) },
    {
      name: 'confirmed',
      label: t`E-Mail-Adresse`,
      choices: [
        { value: 'yes', label: t`bestätigt` },
        { value: 'no', label: t`nicht bestätigt` },
      ],
    },
    {
      name: 'seen',
      label: t`Gesehen`,
      choices: [
        { value: '1', label: t`in den letzten 24 Stunden` },
        { value: '7', label: t`in den letzten 7 Tagen` },
        { value: '30', label: t`in den letzten 30 Tagen` },
        { value: '90', label: t`in den letzten 90 Tagen` },
        { value: 'never', label: t`noch nie` },
      ],
    },
  ];
}

export function PeopleFilters({ filters, set }: FilterProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      {useFilters().map(({ name, label, choices }) => {
        const value = filters[name];
        const isOn = value !== undefined;
        return (
          <span
            key={name}
            className={`inline-flex h-9 items-center rounded-full border text-sm max-md:h-touch ${isOn ? 'border-primary-wash bg-primary-wash text-primary' : 'border-line bg-surface text-ink'}`}
          >
            <select
              aria-label={label}
              value={value ?? ''}
              onChange={({ target }) => set(name, target.value)}
              className="h-full max-w-56 cursor-pointer rounded-full bg-transparent pr-2 pl-3.5 font-[550]"
            >
              <option value="">{label}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
            {isOn && (
              <button
                type="button"
                aria-label={t`Filter ${label} entfernen`}
                onClick={() => set(name, '')}
                className="grid h-full w-8 place-items-center rounded-full hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            )}
          </span>
        );
      })}
    </div>
  );
}

type NoPeopleProps = FilterProps & Readonly<{ clear: () => void }>;

/** Names the active filters, which match nobody. */
export function NoPeople({ filters, clear }: NoPeopleProps) {
  const active = useFilters().flatMap(({ name, label, choices }) => {
    const value = filters[name];
    return value ? [`${label}: ${choices.find((choice) => choice.value === value)?.label ?? value}`] : [];
  });
  const words = [...(filters.q ? [`„${filters.q}“`] : []), ...active].join(' · ');
  return (
    <EmptyState
      icon={SearchX}
      title={<Trans>Niemand passt dazu</Trans>}
      text={<Trans>Gesucht wurde: {words}</Trans>}
      action={
        <Button onClick={clear}>
          <Trans>Alle zeigen</Trans>
        </Button>
      }
    />
  );
}
