import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paymentMethod } from '#domain/subscriptions/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useCustomer } from './customer.tsx';
import { BillingDetailsButton } from './payment-method-button.tsx';

/** The recipient of invoices, read from the payment provider, which also changes it. */
export function BilledTo({ id }: Readonly<{ id: string }>) {
  const asked = useQuery({ ...query(paymentMethod, { id, ...useCustomer() }), retry: false });
  const billedTo = asked.data?.billedTo;
  return (
    <section aria-labelledby="billed-to" className="grid gap-2 border-t border-line pt-5">
      <h3 id="billed-to" className="text-md font-[600]">
        <Trans>Rechnung an</Trans>
      </h3>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <address className="min-w-0 flex-1 basis-56 wrap-anywhere not-italic">
          {billedTo ? (
            [billedTo.name, ...billedTo.address].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          ) : (
            <span className="text-ink-soft">
              <Trans>Noch niemand. Ohne Namen und Anschrift ist eine Rechnung nicht vollständig.</Trans>
            </span>
          )}
        </address>
        <BillingDetailsButton id={id}>
          <Trans>Anschrift ändern</Trans>
        </BillingDetailsButton>
      </div>
    </section>
  );
}
