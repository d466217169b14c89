import { Trans } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** Shown after sending without a network: says where the take is and what happens next. */
export const TakeWaits = ({ onAgain }: Readonly<{ onAgain: () => void }>) => (
  <Card className="grid justify-items-start gap-3 p-6 max-md:p-5">
    <h2>
      <Trans>Ihre Aufnahme wartet auf das Netz</Trans>
    </h2>
    <p role="status" className="max-w-[62ch] text-ink-soft">
      <Trans>
        Sie liegt auf diesem Gerät und noch nicht auf dem Server. Gesendet wird sie von selbst, sobald der Server zu
        erreichen ist und Sie Rostra in diesem Browser offen haben. Löschen Sie bis dahin keine Daten dieses Browsers.
      </Trans>
    </p>
    <div className="flex flex-wrap gap-2">
      <Button look="primary" onClick={onAgain}>
        <Mic aria-hidden="true" />
        <Trans>Noch einmal aufnehmen</Trans>
      </Button>
      <Button asChild>
        <Link href="/dashboard">
          <Trans>Zur Übersicht</Trans>
        </Link>
      </Button>
    </div>
  </Card>
);
