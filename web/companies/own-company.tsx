import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { CompanyAnswer } from '#domain/companies/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PlanEndNotice } from './plan-end-notice.tsx';
import { RoleName } from './role-name.tsx';

export function OwnCompany({ company }: Readonly<{ company: CompanyAnswer }>) {
  const { name, role } = company;
  const [leaves, setLeaves] = useState(false);
  const toDashboard = role !== 'employee' && (
    <Button asChild look="primary">
      <Link href="/company/dashboard">
        <Trans>Firma verwalten</Trans>
      </Link>
    </Button>
  );
  return (
    <div className="max-w-[760px]">
      <PageHeader above={<Trans>Firma</Trans>} title={name} actions={toDashboard} />
      <PlanEndNotice company={company} />
      <div className="grid gap-6">
        <Facts company={company} />
        <p className="text-sm text-ink-soft">
          <Trans>Ihre Vorträge und Ergebnisse sieht die Firma nicht.</Trans>{' '}
          <Link href="/company/data" className="text-primary underline">
            <Trans>Was gespeichert wird, und wer es sieht</Trans>
          </Link>
        </p>
        {role === 'owner' ? (
          <p className="text-sm text-ink-soft">
            <Trans>
              Die Firma gehört Ihnen. Wenn Sie austreten möchten, übergeben Sie sie vorher an jemand anderen.
            </Trans>
          </p>
        ) : (
          <Button look="danger" className="justify-self-start" onClick={() => setLeaves(true)}>
            <Trans>Firma verlassen</Trans>
          </Button>
        )}
      </div>
      {leaves && <LeaveDialog name={name} onClose={() => setLeaves(false)} />}
    </div>
  );
}

function Facts({ company }: Readonly<{ company: CompanyAnswer }>) {
  const { role, hasOwnSeat, ownerName, createdAt } = company;
  const { t } = useLingui();
  const { day } = useFormats();
  return (
    <Card>
      <dl>
        <Fact name={<Trans>Ihre Rolle</Trans>}>
          <RoleName role={role} />
        </Fact>
        <Fact name={<Trans>Ihr Platz</Trans>}>
          {hasOwnSeat ? <Trans>Sie haben einen Platz.</Trans> : <Trans>Sie haben keinen Platz.</Trans>}
        </Fact>
        <Fact name={<Trans>Plätze</Trans>}>
          <SeatWords company={company} />
        </Fact>
        {role !== 'owner' && <Fact name={<Trans>Inhaber</Trans>}>{ownerName ?? t`Konto gelöscht`}</Fact>}
        <Fact name={<Trans>Auf Rostra seit</Trans>}>{day(createdAt)}</Fact>
      </dl>
    </Card>
  );
}

function SeatWords({ company: { seats } }: Readonly<{ company: CompanyAnswer }>) {
  const { taken, total } = seats;
  return total === 0 ? (
    <Trans>Noch keine gekauft</Trans>
  ) : (
    <Trans>
      {taken} von {total} vergeben
    </Trans>
  );
}

const Fact = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-3.5 last:border-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 font-[550] wrap-anywhere">{children}</dd>
  </div>
);
