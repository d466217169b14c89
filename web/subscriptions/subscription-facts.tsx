import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paymentMethod, type Subscription } from '#domain/subscriptions/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Chip } from '../ui/chip.tsx';
import { useCustomer } from './customer.tsx';
import { NextPayment, PaymentsWords } from './payments-words.tsx';

type Props = Readonly<{ subscription: Subscription }>;

/** The plan, its renewal and its payment, in a few lines. */
export function SubscriptionFacts({ subscription }: Props) {
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-display text-xl wrap-anywhere">{subscription.productName}</span>
        <StateChip subscription={subscription} />
      </p>
      <p className="text-ink-soft">
        <Course subscription={subscription} />
      </p>
      {subscription.audience === 'company' && (
        <p className="text-sm">
          <Plural value={subscription.licenseCount} one="# Platz" other="# Plätze" />
        </p>
      )}
      <CouponNote subscription={subscription} />
      {subscription.status !== 'ended' && <PaidBy id={subscription.id} />}
    </div>
  );
}

/** Whether the coupon lowers the next payment. The sums above show its end. */
function CouponNote({ subscription: { coupon, status, payments } }: Props) {
  if (!coupon || status === 'ended' || !payments) return null;
  return (
    <p className="text-sm text-ink-soft">
      {payments.next.discount.amount > 0 ? (
        <Trans>Gutschein {coupon.code} ist abgezogen.</Trans>
      ) : (
        <Trans>Gutschein {coupon.code} gilt für die nächste Zahlung nicht mehr.</Trans>
      )}
    </p>
  );
}

function StateChip({ subscription: { status, cancelAtPeriodEnd, underWay } }: Props) {
  if (underWay.length > 0)
    return (
      <Chip tone="near">
        <Trans>Wird gerade geändert</Trans>
      </Chip>
    );
  switch (status) {
    case 'active':
      return cancelAtPeriodEnd ? (
        <Chip tone="near">
          <Trans>Gekündigt</Trans>
        </Chip>
      ) : (
        <Chip tone="good">
          <Trans>Aktiv</Trans>
        </Chip>
      );
    case 'pending':
      return (
        <Chip tone="near">
          <Trans>Zahlung unterwegs</Trans>
        </Chip>
      );
    case 'ended':
      return (
        <Chip>
          <Trans>Beendet</Trans>
        </Chip>
      );
    default:
      return (
        <Chip tone="off">
          <Trans>Zahlung offen</Trans>
        </Chip>
      );
  }
}

function Course({ subscription }: Props) {
  const formats = useFormats();
  const { status, cancelAt, currentPeriodEnd, endedAt, payments, planInterval, isWithdrawn } = subscription;
  const [end, ended] = [formats.day(cancelAt ?? currentPeriodEnd), formats.day(endedAt ?? currentPeriodEnd)];
  if (status === 'ended')
    return isWithdrawn ? (
      <Trans>Sie haben den Vertrag widerrufen. Ihr Geld ist auf dem Rückweg.</Trans>
    ) : (
      <Trans>Endete am {ended}.</Trans>
    );
  if (status === 'pending') return <Trans>Wird freigeschaltet, sobald das Geld da ist.</Trans>;
  if (cancelAt) return <Trans>Endet am {end}. Bis dahin können Sie alles nutzen.</Trans>;
  if (!payments) return null;
  return (
    <>
      <PaymentsWords payments={payments} interval={planInterval} />. <NextPayment payments={payments} />
    </>
  );
}

/** The payment method, fetched from the provider when shown; nothing if the provider does not answer. */
function PaidBy({ id }: Readonly<{ id: string }>) {
  const asked = useQuery({ ...query(paymentMethod, { id, ...useCustomer() }), retry: false });
  const method = asked.data?.method;
  if (!method) return null;
  const { brand, last4, expires, kind } = method;
  const name = kind === 'card' ? (brand ?? '') : '';
  return (
    <p className="text-sm text-ink-faint capitalize">
      {kind === 'sepa_debit' ? <Trans>SEPA-Lastschrift</Trans> : name || <Trans>Zahlungsweise</Trans>}
      {last4 && <span className="tabular-nums"> ···· {last4}</span>}
      {expires && <span className="tabular-nums normal-case">, {expires.split('-').reverse().join('/')}</span>}
    </p>
  );
}
