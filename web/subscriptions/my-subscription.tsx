import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Subscription, subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import type { Answer } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { BilledTo } from './billed-to.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { RefusedChange } from './refused-change.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { TaxDetails } from './tax-details.tsx';
import { useSubscription } from './use-subscription.ts';

/** A person's subscription: its next payment, its price, its invoices, and every way to change or end it. */
export function MySubscription() {
  return (
    <SettingsSection
      title={<Trans>Mein Abo</Trans>}
      text={<Trans>Tarif, Zahlungsweise und Rechnungen. Kündigen können Sie jederzeit.</Trans>}
    >
      <Shown />
    </SettingsSection>
  );
}

function Shown() {
  const mine = useSubscription();
  if (mine.isError) return <ErrorState error={mine.error} retry={() => void mine.refetch()} />;
  if (!mine.data)
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-9 w-44" />
      </Loading>
    );
  const { subscription, refusal } = mine.data;
  return (
    <div className="grid gap-6">
      {subscription ? <Bought subscription={subscription} refusal={refusal} /> : <Free />}
      <Invoices />
    </div>
  );
}

type Refusal = Answer<typeof subscriptionDetail>['refusal'];

function Bought({ subscription, refusal }: Readonly<{ subscription: Subscription; refusal: Refusal }>) {
  if (subscription.status === 'ended')
    return (
      <>
        <SubscriptionFacts subscription={subscription} />
        <ToPlans />
      </>
    );
  return (
    <>
      <PaymentNotice />
      {refusal && <RefusedChange refusal={refusal} latestInvoice={subscription.latestInvoice} />}
      <SubscriptionFacts subscription={subscription} />
      <SubscriptionActions subscription={subscription} />
      <BilledTo id={subscription.id} />
      <TaxDetails subscription={subscription} />
    </>
  );
}

const Free = () => (
  <div className="grid justify-items-start gap-4">
    <p>
      <Trans>Sie nutzen den freien Tarif.</Trans>
    </p>
    <ToPlans />
  </div>
);

const ToPlans = () => (
  <Button asChild look="primary" className="justify-self-start">
    <Link href="/subscription/pricing">
      <Trans>Tarife ansehen</Trans>
    </Link>
  </Button>
);
