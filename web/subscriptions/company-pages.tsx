import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { BilledTo } from './billed-to.tsx';
import { Customer, useCompanyInAddress } from './customer.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PricingPage } from './pricing-page.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { RefusedChange } from './refused-change.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { TaxDetails } from './tax-details.tsx';
import { useSubscription } from './use-subscription.ts';

function OfCompany({ children }: Readonly<{ children: ReactNode }>) {
  const companyId = useCompanyInAddress();
  if (!companyId) return <Redirect to="/company" replace />;
  return <Customer value={companyId}>{children}</Customer>;
}

export const CompanyPricingPage = () => (
  <OfCompany>
    <PricingPage />
  </OfCompany>
);

/** Purchases the plan in the address; without a plan there, shows the company's subscription. */
export function CompanyPurchasePage() {
  const hasPlan = new URLSearchParams(useSearch()).has('plan');
  return <OfCompany>{hasPlan ? <PurchasePage /> : <CompanySubscription />}</OfCompany>;
}

function CompanySubscription() {
  const bought = useSubscription();
  const companyId = useCompanyInAddress();
  if (bought.isError) return <ErrorState error={bought.error} retry={() => void bought.refetch()} />;
  if (!bought.data)
    return (
      <Loading>
        <Skeleton className="h-60 rounded-lg" />
      </Loading>
    );
  const { subscription } = bought.data;
  if (!subscription) return <Redirect to={`/company/pricing?company=${companyId}`} replace />;
  return (
    <>
      <PageHeader
        above={
          <Link href="/company/dashboard">
            <Trans>Firma</Trans>
          </Link>
        }
        title={<Trans>Abo der Firma</Trans>}
      />
      <PaymentNotice />
      {bought.data.refusal && (
        <RefusedChange refusal={bought.data.refusal} latestInvoice={subscription.latestInvoice} />
      )}
      <Card className="grid max-w-[46rem] gap-6 p-6 max-md:p-5">
        <SubscriptionFacts subscription={subscription} />
        {subscription.status !== 'ended' && <SubscriptionActions subscription={subscription} />}
        {subscription.status !== 'ended' && <BilledTo id={subscription.id} />}
        {subscription.status !== 'ended' && <TaxDetails subscription={subscription} />}
        <Invoices />
      </Card>
    </>
  );
}
