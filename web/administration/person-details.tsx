import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { type Origin, type PersonDetail, personDetail } from '#domain/administration/contract/people.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import { query } from '../lib/api.ts';
import { usePermitsAny } from '../lib/current-user.tsx';
import { useFormats } from '../lib/use-formats.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { ConfirmationCard } from './confirmation-card.tsx';
import { Part } from './part.tsx';
import { PersonState } from './people-columns.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonUsage } from './person-usage.tsx';
import { useRoleName } from './role-names.ts';
import { SupportPart } from './support/support-part.tsx';

/** `wide`: shown on a page of its own, with the page's title. */
type PersonDetailsProps = Readonly<{ id: string; wide?: boolean }>;

export function PersonDetails({ id, wide = false }: PersonDetailsProps) {
  const { data: person, error, refetch } = useQuery(query(personDetail, { id }));
  const waiting = useQuery(query(confirmationList, {})).data ?? [];
  const about = waiting.filter(({ state, people }) => state === 'open' && people.some((one) => one.id === id));
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!person) {
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-5">
      {wide && <PageTitle>{person.name}</PageTitle>}
      <Head person={person} wide={wide} />
      {about.map((confirmation) => (
        <ConfirmationCard key={confirmation.id} confirmation={confirmation} />
      ))}
      <div className={wide ? 'grid gap-x-10 gap-y-5 lg:grid-cols-2' : 'grid gap-5'}>
        <div className="grid content-start gap-5">
          <Facts person={person} />
          <RolesGiven person={person} />
          <Permissions person={person} />
          <SignIns signIns={person.signIns} />
          <Memberships {...person} />
        </div>
        <div className="grid content-start gap-5">
          <PersonUsage person={person} />
          <SupportPart person={person} />
          <PersonActions person={person} />
          <ToHistory id={person.id} />
        </div>
      </div>
    </div>
  );
}

function Head({ person, wide }: Readonly<{ person: PersonDetail; wide: boolean }>) {
  const Title = wide ? 'h1' : 'h2';
  return (
    <header className="flex items-center gap-4 pr-10">
      <span className="grid flex-none [&>*]:size-12">
        <Avatar name={person.name} picture={person.profilePicture} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <Title className="font-display text-xl leading-tight font-semibold wrap-anywhere">
          {wide ? (
            person.name
          ) : (
            <Link href={`/admin/users/${person.id}`} className="text-ink no-underline hover:underline">
              {person.name}
            </Link>
          )}
        </Title>
        <span className="text-sm wrap-anywhere text-ink-soft">{person.email}</span>
        <PersonState person={person} />
      </div>
    </header>
  );
}

function Facts({ person }: Readonly<{ person: PersonDetail }>) {
  const { day, dateTime } = useFormats();
  const { companies, access, activeUntil, erasesAt } = person;
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-2 text-sm [&>dt]:text-ink-soft">
      <dt>
        <Trans>Unternehmen</Trans>
      </dt>
      <dd>{companies.map(({ name }) => name).join(', ') || <Trans>ohne Unternehmen</Trans>}</dd>
      <dt>
        <Trans>Plan</Trans>
      </dt>
      <dd className="capitalize">{person.plan}</dd>
      <dt>
        <Trans>Dabei seit</Trans>
      </dt>
      <dd>{day(person.registeredAt)}</dd>
      <dt>
        <Trans>Zuletzt gesehen</Trans>
      </dt>
      <dd>{person.lastSeenAt ? dateTime(person.lastSeenAt) : <Trans>nie</Trans>}</dd>
      <dt>
        <Trans>Benutzername</Trans>
      </dt>
      <dd className="wrap-anywhere">{person.username}</dd>
      {activeUntil && (
        <>
          <dt>
            <Trans>Zugang bis</Trans>
          </dt>
          <dd>{dateTime(activeUntil)}</dd>
        </>
      )}
      {access && (
        <>
          <dt>
            <Trans>Zugang geändert</Trans>
          </dt>
          <dd>
            <OriginLine origin={access} self={person.id} />
          </dd>
        </>
      )}
      {erasesAt && (
        <>
          <dt>
            <Trans>Wird gelöscht am</Trans>
          </dt>
          <dd>{dateTime(erasesAt)}</dd>
        </>
      )}
    </dl>
  );
}

/** Since when a person has a right, who granted it, and why. */
function OriginLine({ origin: { since, by, reason }, self }: Readonly<{ origin: Origin; self: string }>) {
  const { day } = useFormats();
  // A right that people have granted themselves came with their registration.
  const [date, name] = [day(since), by.id === self ? null : by.name];
  return (
    <span className="text-xs text-ink-soft">
      {name ? (
        <Trans>
          seit {date}, von {name}
        </Trans>
      ) : (
        <Trans>seit {date}</Trans>
      )}
      {reason && <span className="block wrap-anywhere">„{reason}“</span>}
    </span>
  );
}

function RolesGiven({ person: { id, rolesGiven, grants } }: Readonly<{ person: PersonDetail }>) {
  const nameOf = useRoleName();
  const { day } = useFormats();
  return (
    <Part title={<Trans>Rollen und Leistungen</Trans>}>
      <ul className="grid gap-2.5">
        {rolesGiven.map(({ name, origin }) => (
          <li key={name} className="grid">
            <span className="text-sm font-[550]">{nameOf(name)}</span>
            <OriginLine origin={origin} self={id} />
          </li>
        ))}
        {grants.map(({ kind, name, role, benefits, until, origin }) => {
          const end = until && day(until);
          return (
            <li key={`${kind} ${name} ${origin.since}`} className="grid">
              <span className="text-sm font-[550]">
                {nameOf(kind)}
                {name && `: ${name}`}
                {role && `, ${nameOf(role)}`}
                {benefits?.tier && `, ${nameOf(`subscriber-${benefits.tier}`)}`}
              </span>
              <OriginLine origin={origin} self={id} />
              {end && (
                <span className="text-xs text-ink-soft">
                  <Trans>gilt bis {end}</Trans>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Permissions({ person: { permissions } }: Readonly<{ person: PersonDetail }>) {
  const nameOf = useRoleName();
  const count = permissions.length;
  return (
    <Part title={<Trans>Rechte</Trans>}>
      <details>
        <summary className="cursor-pointer text-sm text-primary">
          <Trans>{count} Rechte und woher sie kommen</Trans>
        </summary>
        <ul className="grid gap-1.5 pt-2 text-xs">
          {permissions.map(({ name, from }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-2">
              <code>{name}</code>
              <span className="flex flex-wrap gap-1">
                {from.map((one) => (
                  <Chip key={one}>{nameOf(one)}</Chip>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Part>
  );
}

function SignIns({ signIns }: Pick<PersonDetail, 'signIns'>) {
  const { t } = useLingui();
  const { shortDateTime } = useFormats();
  return (
    <Part title={<Trans>Anmeldungen und Geräte</Trans>}>
      {signIns.length === 0 && (
        <p className="text-sm text-ink-faint">
          <Trans>Nirgends angemeldet</Trans>
        </p>
      )}
      <ul className="grid gap-1.5 text-sm">
        {signIns.map(({ id, name, browser, system, lastUsedAt }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {[name ?? browser, system].filter(Boolean).join(', ') || t`Unbekanntes Gerät`}
            </span>
            <span className="flex-none text-xs text-ink-soft tabular-nums">{shortDateTime(lastUsedAt)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Memberships({ groups, seminars }: Pick<PersonDetail, 'groups' | 'seminars'>) {
  if (groups.length + seminars.length === 0) return null;
  return (
    <Part title={<Trans>Gruppen und Seminare</Trans>}>
      <ul className="grid gap-1.5 text-sm">
        {[...groups, ...seminars].map(({ id, name, role }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate" title={name}>
              {name}
            </span>
            <span className="flex-none text-xs text-ink-soft">
              {role === 'owner' ? (
                <Trans>leitet</Trans>
              ) : role === 'manager' ? (
                <Trans>verwaltet mit</Trans>
              ) : (
                <Trans>nimmt teil</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ToHistory({ id }: Readonly<{ id: string }>) {
  if (!usePermitsAny(readsHistory)) return null;
  return (
    <Button asChild>
      <Link href={`/audit/streams/user-${id}`}>
        <Trans>Verlauf dieses Kontos ansehen</Trans>
      </Link>
    </Button>
  );
}
