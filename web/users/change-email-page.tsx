import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { tokenFrom } from '../lib/link-token.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { OnwardButton } from './onward-button.tsx';

/** The page behind the links in both mails. It needs a click, because mail programs open links by themselves. */
export function ChangeEmailPage() {
  const queries = useQueryClient();
  const [token] = useState(() => tokenFrom(location.hash));
  const confirm = useMutation({
    mutationFn: () => send(userCommands.ConfirmEmailChange, { token }),
    onSuccess: () => queries.invalidateQueries(),
  });
  // Removes the token from the address bar and the browser history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  if (confirm.data) return <Confirmed isWhole={confirm.data.waitsFor.length === 0} />;
  return (
    <AuthFrame title={<Trans>E-Mail-Adresse ändern</Trans>}>
      <p className="text-ink-soft">
        <Trans>Die Adresse Ihres Kontos ändert sich erst, wenn die bisherige und die neue bestätigt sind.</Trans>
      </p>
      {(confirm.isError || token === '') && <Failed error={confirm.error} />}
      <Button
        look="primary"
        size="large"
        busy={confirm.isPending}
        disabled={token === ''}
        onClick={() => confirm.mutate()}
      >
        <Trans>Änderung bestätigen</Trans>
      </Button>
    </AuthFrame>
  );
}

function Confirmed({ isWhole }: Readonly<{ isWhole: boolean }>) {
  return (
    <AuthFrame title={isWhole ? <Trans>Ihre neue Adresse gilt</Trans> : <Trans>Bestätigt</Trans>}>
      <p role="status" className="text-ink-soft">
        {isWhole ? (
          <Trans>Ab jetzt melden Sie sich mit der neuen E-Mail-Adresse an.</Trans>
        ) : (
          <Trans>Vielen Dank. Nun fehlt noch der Link, den wir an die andere Adresse geschickt haben.</Trans>
        )}
      </p>
      <OnwardButton />
    </AuthFrame>
  );
}

function Failed({ error }: Readonly<{ error: unknown }>) {
  const { i18n } = useLingui();
  const isOld = error === null || hasCode(error, 'invalid_input');
  return (
    <Alert>
      {isOld ? (
        <Trans>Dieser Link gilt nicht mehr. Fordern Sie die Änderung in den Einstellungen neu an.</Trans>
      ) : (
        i18n._(errorMessage(error))
      )}
    </Alert>
  );
}
