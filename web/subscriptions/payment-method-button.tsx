import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionCommands } from '#domain/subscriptions/contract/calls.ts';
import { send } from '../lib/api.ts';
import { tellRefusal } from '../lib/changes.ts';
import { Button } from '../ui/button.tsx';
import { useCustomer } from './customer.tsx';

/** Opens the provider's page for the payment method. */
export const PaymentMethodButton = (props: PageButtonProps) => (
  <PageButton {...props} call={subscriptionCommands.OpenPaymentMethod} />
);

/** Opens the provider's page for the name and address on invoices. */
export const BillingDetailsButton = (props: PageButtonProps) => (
  <PageButton {...props} call={subscriptionCommands.OpenBillingDetails} />
);

type PageButtonProps = Readonly<{ id: string; children: ReactNode }>;
type Call = (typeof subscriptionCommands)['OpenPaymentMethod' | 'OpenBillingDetails'];

function PageButton({ id, children, call }: PageButtonProps & Readonly<{ call: Call }>) {
  const customer = useCustomer();
  const open = useMutation({
    mutationFn: () => send(call, { id, ...customer }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: tellRefusal,
  });
  return (
    <Button busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
      {children}
    </Button>
  );
}
