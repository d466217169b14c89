import { Trans, useLingui } from '@lingui/react/macro';
import { isPaymentFailure } from '#domain/kernel/payment-failures.ts';
import type { Subscription, subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import type { Answer } from '../lib/api.ts';
import { messageOfCode } from '../lib/error-messages.ts';
import { BankButton } from './bank-button.tsx';

type Props = Readonly<{
  refusal: NonNullable<Answer<typeof subscriptionDetail>['refusal']>;
  latestInvoice: Subscription['latestInvoice'];
}>;

/** Why the last change of plan failed, or that it waits for the bank. */
export function RefusedChange({ refusal: { failure }, latestInvoice }: Props) {
  const { i18n } = useLingui();
  if (failure === 'authentication_required' && latestInvoice?.status === 'open')
    return (
      <section role="status" className="flex flex-wrap items-center gap-4 rounded-md bg-near-wash px-4 py-3">
        <p className="min-w-0 flex-1 basis-64 text-sm">
          <Trans>
            Für den Wechsel des Tarifs möchte Ihre Bank die Zahlung von Ihnen bestätigt haben. Bis dahin läuft Ihr Abo
            unverändert weiter.
          </Trans>
        </p>
        <BankButton invoiceId={latestInvoice.id} />
      </section>
    );
  return (
    <p role="status" className="rounded-md bg-near-wash px-4 py-3 text-sm">
      <Trans>Der letzte Wechsel des Tarifs hat nicht geklappt. Ihr Abo läuft unverändert weiter.</Trans>{' '}
      {isPaymentFailure(failure) && i18n._(messageOfCode(failure))}
    </p>
  );
}
