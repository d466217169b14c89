import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed, CircleMinus } from 'lucide-react';
import { Link } from 'wouter';
import type { PersonRow } from '#domain/administration/contract/people.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { relativeDay } from '../lib/relative-day.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Chip } from '../ui/chip.tsx';
import type { DenseColumn } from '../ui/dense-table.tsx';
import { saysSomething, useRoleName } from './role-names.ts';

export function usePeopleColumns(): readonly DenseColumn<PersonRow>[] {
  const { t } = useLingui();
  return [
    {
      id: 'person',
      label: t`Person`,
      share: 30,
      orders: { up: 'name', down: '-name' },
      cell: (person) => <PersonCell person={person} />,
    },
    { id: 'roles', label: t`Rollen`, share: 22, cell: ({ roles }) => <Roles roles={roles} /> },
    { id: 'plan', label: t`Plan, Unternehmen`, share: 17, cell: (person) => <PlanCell {...person} /> },
    {
      id: 'seen',
      label: t`Gesehen`,
      share: 13,
      orders: { up: 'seen', down: '-seen' },
      cell: ({ lastSeenAt }) => <Day at={lastSeenAt} />,
    },
    {
      id: 'registered',
      label: t`Dabei seit`,
      share: 14,
      orders: { up: 'registered', down: '-registered' },
      cell: ({ registeredAt }) => <Day at={registeredAt} />,
    },
    { id: 'username', label: t`Benutzername`, share: 14, cell: ({ username }) => <Cut>{username}</Cut> },
    { id: 'state', label: t`Zustand`, share: 18, cell: (person) => <PersonState person={person} /> },
  ];
}

/** Columns that are hidden until a person shows them. */
export const hiddenAtFirst = ['registered', 'username'];

function PersonCell({ person: { id, name, email, profilePicture } }: Readonly<{ person: PersonRow }>) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} picture={profilePicture} />
      <span className="grid min-w-0">
        <Link
          href={`/admin/users/${id}`}
          className="truncate font-[600] text-ink no-underline hover:underline"
          title={name}
        >
          {name}
        </Link>
        <span className="text-xs wrap-anywhere text-ink-faint">{email}</span>
      </span>
    </span>
  );
}

/** Total length of role names that fit beside each other, in characters. */
const mostLetters = 12;

function Roles({ roles }: Readonly<{ roles: readonly string[] }>) {
  const nameOf = useRoleName();
  const telling = roles.filter(saysSomething);
  const names = (telling.length > 0 ? telling : roles.slice(0, 1)).map(nameOf);
  const [first = '', second] = names;
  const shown = second && first.length + second.length <= mostLetters ? [first, second] : names.slice(0, 1);
  const rest = names.slice(shown.length);
  return (
    <span className="flex gap-1 overflow-hidden" title={names.join(', ')}>
      {shown.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
      {rest.length > 0 && <Chip>+ {rest.length}</Chip>}
    </span>
  );
}

function PlanCell({ plan, companies }: Pick<PersonRow, 'plan' | 'companies'>) {
  const names = companies.map(({ name }) => name).join(', ');
  return (
    <span className="grid">
      <span className="capitalize">{plan}</span>
      <span className="text-xs wrap-anywhere text-ink-faint">{names || <Trans>ohne Unternehmen</Trans>}</span>
    </span>
  );
}

function Day({ at }: Readonly<{ at: string | null }>) {
  const { i18n } = useLingui();
  const { shortDay, dateTime } = useFormats();
  if (!at)
    return (
      <span className="text-ink-faint">
        <Trans>nie</Trans>
      </span>
    );
  return <Cut title={dateTime(at)}>{dayWord(at, i18n.locale) ?? shortDay(at, new Date())}</Cut>;
}

/** The time for today and "yesterday" for the day before; longer words do not fit the column. */
function dayWord(at: string, locale: string): string | undefined {
  const [day, clock] = relativeDay(at, locale)?.split(', ') ?? [];
  if (isDaysAgo(at, 0)) return clock;
  return isDaysAgo(at, 1) ? day : undefined;
}

const isDaysAgo = (at: string, days: number) =>
  new Date(Date.now() - days * dayMs).toDateString() === new Date(at).toDateString();

const Cut = ({ title, children }: Readonly<{ title?: string; children: string }>) => (
  <span className="block truncate tabular-nums" title={title ?? children}>
    {children}
  </span>
);

/** Shape and word show the state, never colour alone. */
export function PersonState({ person }: Readonly<{ person: Pick<PersonRow, 'isActive' | 'emailVerified'> }>) {
  const { isActive, emailVerified } = person;
  const [Icon, word] = !isActive
    ? [CircleMinus, <Trans key="off">deaktiviert</Trans>]
    : emailVerified
      ? [Dot, <Trans key="on">aktiv</Trans>]
      : [CircleDashed, <Trans key="open">unbestätigt</Trans>];
  return (
    <span className="flex items-center gap-2 text-xs whitespace-nowrap text-ink-soft">
      <Icon aria-hidden="true" className="size-3.5 flex-none" />
      {word}
    </span>
  );
}

const Dot = ({ className }: Readonly<{ className?: string }>) => (
  <svg viewBox="0 0 14 14" aria-hidden="true" className={className}>
    <circle cx="7" cy="7" r="4" fill="currentColor" />
  </svg>
);

/** On a phone, a row shows only picture, name, roles and one state. */
export const CompactPerson = ({ person }: Readonly<{ person: PersonRow }>) => (
  <span className="flex items-center justify-between gap-3">
    <span className="grid min-w-0 gap-1">
      <PersonCell person={person} />
      <span className="pl-11">
        <Roles roles={person.roles} />
      </span>
    </span>
    <PersonState person={person} />
  </span>
);
