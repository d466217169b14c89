import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionCommands } from '#domain/subscriptions/contract.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCustomer } from './customer.tsx';

/** Leads to the provider's page, and back. */
export function PaymentMethodButton({ id, children }: Readonly<{ id: string; children: ReactNode }>) {
  const customer = useCustomer();
  const open = useMutation({
    mutationFn: () => send(subscriptionCommands.OpenPaymentMethod, { id, ...customer }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showSnackbar(errorMessage(error)),
  });
  return (
    <Button busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
      {children}
    </Button>
  );
}
