import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { query, send } from '../lib/api.ts';
import { tellRefusal } from '../lib/changes.ts';
import { useCurrentUser, usePermitsAny } from '../lib/current-user.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Shown once, on the first visit of the dashboard. */
export function WelcomeDialog() {
  const { firstName } = useCurrentUser();
  const [, navigate] = useLocation();
  const records = usePermitsAny('upload:audio', 'upload:video');
  const { open, close } = useFirstLogin();
  const actions = (
    <>
      <Button onClick={close}>
        <Trans>Erst umsehen</Trans>
      </Button>
      {records && (
        <Button
          look="primary"
          onClick={() => {
            close();
            navigate('/liverecorder');
          }}
        >
          <Trans>Ersten Vortrag aufnehmen</Trans>
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={<Trans>Willkommen, {firstName}</Trans>}
      description={
        <Trans>Dies ist Ihre Übersicht. Hier steht, was als Nächstes ansteht und wie Sie vorankommen.</Trans>
      }
      actions={actions}
    >
      {records && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Am meisten lernen Sie mit einer eigenen Aufnahme. Zwei Minuten genügen: Stellen Sie sich vor, oder erzählen
            Sie, was Sie heute vorhaben.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}

function useFirstLogin() {
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  const { mutate } = useMutation({
    mutationFn: () => send(userCommands.SetFirstLogin, {}),
    onSuccess: () =>
      queries.setQueryData(query(userAccount, {}).queryKey, (user) => user && { ...user, isFirstLogin: false }),
    // After a failure the dialog is shown again on the next visit.
    onError: tellRefusal,
  });
  const close = () => {
    setOpen(false);
    mutate();
  };
  return { open, close };
}
