import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { type CompanyAnswer, companyCommands } from '#domain/companies/contract/calls.ts';
import { send } from '../lib/api.ts';
import { tellRefusal } from '../lib/changes.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';
import { useCompanyChange } from './company-change.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { SeatBar } from './seat-bar.tsx';

type CompanyProps = Readonly<{ company: CompanyAnswer }>;

export function SeatsCard({ company }: CompanyProps) {
  const [limits, setLimits] = useState(false);
  const hasSeats = company.seats.total > 0;
  return (
    <Card className="grid gap-5 p-6 max-md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <Trans>Plätze</Trans>
        </h2>
        {hasSeats && <ToSubscription company={company} />}
      </div>
      {hasSeats ? <SeatBar seats={company.seats} /> : <NoSeats company={company} />}
      {hasSeats && company.role === 'owner' && <OwnSeat company={company} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-4 text-sm">
        <LimitWords company={company} />
        <Button look="quiet" className="max-md:-ml-3.5" onClick={() => setLimits(true)}>
          <Trans>Höchstzahl ändern</Trans>
        </Button>
      </div>
      {limits && <LimitDialog company={company} onClose={() => setLimits(false)} />}
    </Card>
  );
}

const NoSeats = ({ company }: CompanyProps) => (
  <div className="grid justify-items-start gap-4">
    <p className="max-w-reading text-ink-soft">
      <Trans>Ihre Firma hat noch keinen Tarif. Sobald Sie Plätze gekauft haben, können Sie Ihr Team einladen.</Trans>
    </p>
    <Button asChild look="primary">
      <Link href={`/company/pricing?company=${company.id}`}>
        <Trans>Plätze kaufen</Trans>
      </Link>
    </Button>
  </div>
);

const ToSubscription = ({ company }: CompanyProps) => (
  <Button asChild>
    <Link href={`/company/purchase?company=${company.id}`}>
      <Trans>Abo und Rechnungen</Trans>
    </Link>
  </Button>
);

function LimitWords({ company: { maxEmployees } }: CompanyProps) {
  return (
    <p className="text-ink-soft">
      {maxEmployees === null ? (
        <Trans>Höchstzahl der Mitarbeiter: keine</Trans>
      ) : (
        <Trans>Höchstzahl der Mitarbeiter: {maxEmployees}</Trans>
      )}
    </p>
  );
}

function OwnSeat({ company }: CompanyProps) {
  const take = useCompanyChange((isTaken: boolean) => send(companyCommands.TakeOwnerSeat, { isTaken }), {
    onRefused: tellRefusal,
  });
  return (
    <Switch
      label={<Trans>Ich übe selbst mit und nutze einen Platz.</Trans>}
      checked={take.isPending ? take.variables : company.hasOwnSeat}
      onChange={(isTaken) => take.mutate(isTaken)}
    />
  );
}
