import { Trans } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import { Link } from 'wouter';
import { ApiError } from '../lib/api-error.ts';
import { usePermitted } from '../lib/current-user.tsx';
import { mayRecord } from '../lib/gates.ts';
import { renewAccess } from '../lib/renew-access.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/** Shown offline on pages that need the server. The page appears by itself once the server can be reached. */
export function NoNetwork() {
  const records = usePermitted(mayRecord);
  return (
    <>
      <ErrorState error={ApiError.unreachable()} retry={() => void renewAccess(undefined).catch(() => undefined)} />
      {records && (
        <p className="grid justify-items-center gap-3 text-center text-ink-soft">
          <Trans>Aufnehmen können Sie auch ohne Netz. Gesendet wird, sobald es wieder da ist.</Trans>
          <Button look="primary" asChild>
            <Link href="/liverecorder">
              <Mic aria-hidden="true" />
              <Trans>Aufnehmen</Trans>
            </Link>
          </Button>
        </p>
      )}
    </>
  );
}
