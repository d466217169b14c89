import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { type CompanyDetail, companyAdminDetail } from '#domain/companies/contract/administration.ts';
import { query } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { InvoiceTable } from '../../subscriptions/for-others.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CompanyActions } from './company-actions.tsx';
import { CompanyState } from './company-state.tsx';
import { MembersTable } from './members-table.tsx';

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
        <Facts company={company} />
        <Section title={<Plural value={company.members.length} one="Eine Person" other="# Personen" />}>
          <MembersTable members={company.members} />
        </Section>
        <div className="min-w-0 lg:col-span-2">
          <Section title={<Trans>Rechnungen</Trans>}>
            {company.invoices.length === 0 ? (
              <p className="text-sm text-ink-faint">
                <Trans>Noch keine</Trans>
              </p>
            ) : (
              <InvoiceTable name="company-invoices" invoices={company.invoices} />
            )}
          </Section>
        </div>
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
