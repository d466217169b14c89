import { Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useLinkGuard } from '../../lib/leave-guards.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const logout = '/auth/logout';
const isLogout = (path: string) => path === logout;

/** Asks before a sign-out, which would end the upload. Other pages leave it running. */
export function LogoutGuard({ cancel }: Readonly<{ cancel: () => void }>) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  useLinkGuard(true, { stops: isLogout, onStopped: ask });
  return (
    <ConfirmDialog
      open={asked}
      onOpenChange={setAsked}
      title={<Trans>Hochladen abbrechen und abmelden?</Trans>}
      description={
        <Trans>
          Die Aufnahme ist noch nicht ganz hochgeladen. Wenn Sie sich jetzt abmelden, wird gelöscht, was schon
          angekommen ist.
        </Trans>
      }
      confirm={<Trans>Abbrechen und abmelden</Trans>}
      onConfirm={() => {
        cancel();
        navigate(logout);
      }}
    />
  );
}
