import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { invoiceCommands } from '#domain/subscriptions/contract/invoices.ts';
import { send } from '../lib/api.ts';
import { tellRefusal } from '../lib/changes.ts';
import { Button } from '../ui/button.tsx';
import { useCustomer } from './customer.tsx';

/** Opens the bank's page, which asks for confirmation and accepts another card. */
export function BankButton({ invoiceId }: Readonly<{ invoiceId: string }>) {
  const customer = useCustomer();
  const open = useMutation({
    mutationFn: () => send(invoiceCommands.OpenBankPage, { invoiceId, ...customer }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: tellRefusal,
  });
  return (
    <Button look="primary" busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
      <Trans>Bei der Bank bestätigen</Trans>
    </Button>
  );
}
