import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { Button } from '../../ui/button.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useAccountChange } from './use-account-changed.ts';

/** Withdraws the deletion of the account. */
export function KeepAccount({ className = '' }: Readonly<{ className?: string }>) {
  const { mutate, isPending } = useAccountChange(() => send(userCommands.WithdrawDeletion, {}), {
    onDone: () => showSnackbar(msg`Ihr Konto bleibt, wie es ist.`),
    onRefused: tellRefusal,
  });
  return (
    <Button look="primary" className={className} busy={isPending} onClick={() => mutate()}>
      <Trans>Konto behalten</Trans>
    </Button>
  );
}
