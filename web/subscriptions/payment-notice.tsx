import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { Subscription } from '#domain/subscriptions/contract/calls.ts';
import { invoiceCommands } from '#domain/subscriptions/contract/invoices.ts';
import { send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { tellRefusal } from '../lib/changes.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useMoney } from '../lib/use-money.ts';
import { Button } from '../ui/button.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { BankButton } from './bank-button.tsx';
import { useCustomer } from './customer.tsx';
import { PaymentMethodButton } from './payment-method-button.tsx';
import { useSubscription } from './use-subscription.ts';

/** Shown after a failed payment: what is owed, when the next attempt is, and what to do now. */
export function PaymentNotice() {
  const { data } = useSubscription();
  const subscription = data?.subscription;
  if (subscription?.status !== 'past_due' && subscription?.status !== 'suspended') return null;
  return <Notice {...subscription} />;
}

function Notice({ id, status, latestInvoice }: Subscription) {
  const { t } = useLingui();
  const money = useMoney();
  const formats = useFormats();
  const again = latestInvoice?.nextAttemptAt ? formats.day(latestInvoice.nextAttemptAt) : null;
  const owed = latestInvoice ? money(latestInvoice.due) : '';
  return (
    <section
      aria-label={t`Offene Zahlung`}
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-off-wash px-5 py-4"
    >
      <CircleAlert aria-hidden="true" className="size-5 flex-none text-off max-md:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[600]">
          <Trans>Die Zahlung von {owed} ist nicht gelungen</Trans>
        </p>
        <p className="text-sm text-ink-soft">
          {status === 'suspended' && <Trans>Ihr Abo ruht, bis die Rechnung bezahlt ist.</Trans>}
          {status === 'past_due' && again && (
            <Trans>Am {again} versuchen wir es noch einmal. Bis dahin bleibt alles freigeschaltet.</Trans>
          )}
          {status === 'past_due' && !again && <Trans>Bitte bezahlen Sie die Rechnung, damit Ihr Abo weitergeht.</Trans>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <PaymentMethodButton id={id}>
          <Trans>Zahlungsweise ändern</Trans>
        </PaymentMethodButton>
        {latestInvoice?.status === 'open' && <PayButton invoiceId={latestInvoice.id} />}
      </div>
    </section>
  );
}

function PayButton({ invoiceId }: Readonly<{ invoiceId: string }>) {
  const { t } = useLingui();
  const customer = useCustomer();
  const pay = useMutation({
    mutationFn: () => send(invoiceCommands.PayInvoice, { invoiceId, ...customer }),
    onSuccess: () => showSnackbar(t`Vielen Dank, die Rechnung ist bezahlt.`),
    onError: tellRefusal,
  });
  if (hasCode(pay.error, 'authentication_required')) return <BankButton invoiceId={invoiceId} />;
  return (
    <Button look="primary" busy={pay.isPending} onClick={() => pay.mutate()}>
      <Trans>Jetzt bezahlen</Trans>
    </Button>
  );
}
