import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { type CompanyDetail, companyAdminDetail } from '#domain/companies/contract/administration.ts';
import { query } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useMoney } from '../../lib/use-money.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CompanyActions } from './company-actions.tsx';
import { CompanyState } from './company-state.tsx';

/** One company: plan, seats, people, invoices. */
export function CompanyPage() {
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useQuery(query(companyAdminDetail, { id }));
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!company)
    return (
      <Loading>
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <>
      <PageTitle>{company.name}</PageTitle>
      <PageHeader
        above={
          <Link href="/admin/companies" className="inline-flex items-center gap-1.5">
            <ArrowLeft aria-hidden="true" className="size-4" />
            <Trans>Alle Unternehmen</Trans>
          </Link>
        }
        title={company.name}
        below={<CompanyState {...company} />}
        actions={<CompanyActions company={company} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className="grid gap-6">
          <Facts company={company} />
          <Invoices invoices={company.invoices} />
        </div>
        <People members={company.members} />
      </div>
    </>
  );
}

const Section = ({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) => (
  <Card className="grid gap-3 p-5">
    <h2 className="text-md">{title}</h2>
    {children}
  </Card>
);

function Facts({ company }: Readonly<{ company: CompanyDetail }>) {
  const { t } = useLingui();
  const { day } = useFormats();
  const { owner, productName, seats, vatId, vatStatus, createdAt } = company;
  const { total, taken, held } = seats;
  const checks = { valid: t`geprüft`, invalid: t`ungültig`, unchecked: t`noch nicht geprüft` };
  return (
    <Section title={<Trans>Angaben</Trans>}>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-2 text-sm [&>dt]:text-ink-soft">
        <dt>
          <Trans>Inhaber</Trans>
        </dt>
        <dd className="wrap-anywhere">
          {owner ? <Link href={`/admin/users/${owner.id}`}>{owner.name}</Link> : <Trans>gelöscht</Trans>}
        </dd>
        <dt>
          <Trans>Tarif</Trans>
        </dt>
        <dd>{productName ?? <Trans>keiner</Trans>}</dd>
        <dt>
          <Trans>Plätze</Trans>
        </dt>
        <dd className="tabular-nums">
          <Trans>
            {taken} von {total} belegt
          </Trans>
          {held > 0 && (
            <>
              {', '}
              <Trans>{held} vorgemerkt</Trans>
            </>
          )}
        </dd>
        <dt>
          <Trans>USt-IdNr.</Trans>
        </dt>
        <dd className="wrap-anywhere">
          {vatId} ({checks[vatStatus]})
        </dd>
        <dt>
          <Trans>Angelegt</Trans>
        </dt>
        <dd>{day(createdAt)}</dd>
      </dl>
    </Section>
  );
}

function People({ members }: Pick<CompanyDetail, 'members'>) {
  const { t } = useLingui();
  const roles = { owner: t`Inhaber`, manager: t`Verwaltung`, employee: t`Beschäftigte` };
  return (
    <Section title={<Plural value={members.length} one="Eine Person" other="# Personen" />}>
      <ul className="divide-y divide-line text-sm">
        {members.map(({ id, name, email, role, hasSeat }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="grid min-w-0">
              <Link href={`/admin/users/${id}`} className="truncate font-[600] text-ink no-underline hover:underline">
                {name}
              </Link>
              <span className="truncate text-xs text-ink-faint">{email}</span>
            </span>
            <span className="flex flex-none gap-1.5">
              <Chip>{roles[role]}</Chip>
              {!hasSeat && (
                <Chip>
                  <Trans>ohne Platz</Trans>
                </Chip>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Invoices({ invoices }: Pick<CompanyDetail, 'invoices'>) {
  const { t } = useLingui();
  const { day } = useFormats();
  const money = useMoney();
  const states = { open: t`offen`, paid: t`bezahlt`, void: t`storniert`, written_off: t`abgeschrieben` };
  return (
    <Section title={<Trans>Rechnungen</Trans>}>
      {invoices.length === 0 ? (
        <p className="text-sm text-ink-faint">
          <Trans>Noch keine</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {invoices.map(({ id, number, issuedAt, total, status }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2">
              <span className="grid min-w-0">
                <span className="truncate">{number}</span>
                <span className="text-xs text-ink-faint">{day(issuedAt)}</span>
              </span>
              <span className="flex flex-none items-center gap-2 tabular-nums">
                {money(total)}
                <Chip tone={status === 'open' ? 'near' : 'neutral'}>{states[status]}</Chip>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
