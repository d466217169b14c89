import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { send } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { CurrentUser } from '../lib/current-user.tsx';
import { errorMessage } from '../lib/error-messages.ts';
import { tokenFrom } from '../lib/link-token.ts';
import { Alert } from '../ui/alert.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { OnwardButton } from './onward-button.tsx';
import { ResendMail } from './resend-mail.tsx';

export function ConfirmEmailPage() {
  const confirmation = useConfirmation();
  return (
    <AuthFrame title={<Title state={confirmation.status} />}>
      {confirmation.status === 'success' && (
        <>
          <p className="text-ink-soft">
            <Trans>Vielen Dank. Ihre E-Mail-Adresse ist bestätigt.</Trans>
          </p>
          <OnwardButton />
        </>
      )}
      {confirmation.status === 'error' && <Failed error={confirmation.error} />}
      {confirmation.status === 'pending' && (
        <Loading>
          <Skeleton className="h-11" />
        </Loading>
      )}
    </AuthFrame>
  );
}

function Title({ state }: Readonly<{ state: 'pending' | 'success' | 'error' }>) {
  if (state === 'pending') return <Trans>Ihre E-Mail-Adresse wird bestätigt …</Trans>;
  return state === 'success' ? <Trans>Bestätigt</Trans> : <Trans>Das hat nicht geklappt</Trans>;
}

function Failed({ error }: Readonly<{ error: unknown }>) {
  const { i18n } = useLingui();
  const user = useContext(CurrentUser);
  const isOld = error instanceof ApiError && error.code === 'invalid_input';
  return (
    <>
      <Alert>
        {isOld ? <Trans>Dieser Link gilt nicht mehr, oder er wurde schon benutzt.</Trans> : i18n._(errorMessage(error))}
      </Alert>
      <OnwardButton />
      {user && !user.emailVerified && <ResendMail emailToken={undefined} />}
    </>
  );
}

/** Runs once, since a link confirms only once. */
function useConfirmation() {
  const queries = useQueryClient();
  const [token] = useState(() => tokenFrom(location.hash));
  const { mutate, status, error } = useMutation({
    mutationFn: () => send(userCommands.ConfirmEmail, { token }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [userAccount.name] }),
  });
  useEffect(() => {
    // Removes the token from the address bar and the browser history.
    history.replaceState(history.state, '', location.pathname);
    mutate();
  }, [mutate]);
  return { status: status === 'idle' ? 'pending' : status, error } as const;
}
