import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useAccountChanged } from './use-account-changed.ts';

/** Takes the deletion back. */
export function KeepAccount({ className = '' }: Readonly<{ className?: string }>) {
  const told = useAccountChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(userCommands.WithdrawDeletion, {}),
    onSuccess: () => told(msg`Ihr Konto bleibt, wie es ist.`),
    onError: (error) => void showSnackbar(errorMessage(error)),
  });
  return (
    <Button look="primary" className={className} busy={isPending} onClick={() => mutate()}>
      <Trans>Konto behalten</Trans>
    </Button>
  );
}
