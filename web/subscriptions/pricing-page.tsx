import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Interval } from '#domain/kernel/billing.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { productList } from '#domain/products/contract/calls.ts';
import { query } from '../lib/api.ts';
import { currentLocale } from '../lib/locale.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { useCustomer } from './customer.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { Segments } from './segments.tsx';
import { useIsSignedIn, useSubscription } from './use-subscription.ts';

const plansGrid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

/** Every plan for people, with its contents and price; the person's own is marked. */
export function PricingPage() {
  const { t } = useLingui();
  const mine = useSubscription();
  const [interval, setInterval] = useState<Interval>('month');
  const [chosen, setChosen] = useState<Currency>(currentLocale() === 'de' ? 'EUR' : 'USD');
  const fixed = mine.data?.currency ?? null;
  const { companyId } = useCustomer();
  const [chosenBuyer, setBuyer] = useState<'private' | 'business'>();
  const buyer = chosenBuyer ?? (mine.data?.subscription?.isBusiness ? 'business' : 'private');
  return (
    <>
      <PageHeader
        title={<Trans>Tarife</Trans>}
        below={<Trans>Jederzeit kündbar zum Ende des bezahlten Zeitraums.</Trans>}
        actions={
          <>
            {fixed === null && (
              <Segments
                label={t`Währung`}
                value={chosen}
                onChange={setChosen}
                options={[
                  { value: 'EUR', label: 'EUR' },
                  { value: 'USD', label: 'USD' },
                ]}
              />
            )}
            {!companyId && (
              <Segments
                label={t`Wer bestellt?`}
                value={buyer}
                onChange={setBuyer}
                options={[
                  { value: 'private', label: <Trans>Privatperson</Trans> },
                  { value: 'business', label: <Trans>Unternehmen</Trans> },
                ]}
              />
            )}
            <Segments
              label={t`Zahlweise`}
              value={interval}
              onChange={setInterval}
              options={[
                { value: 'month', label: <Trans>Monatlich</Trans> },
                { value: 'year', label: <Trans>Jährlich</Trans> },
              ]}
            />
          </>
        }
      />
      <PaymentNotice />
      <Plans interval={interval} currency={fixed ?? chosen} isNet={companyId !== undefined || buyer === 'business'} />
    </>
  );
}

type PlansProps = Readonly<{ interval: Interval; currency: Currency; isNet: boolean }>;

function Plans({ interval, currency, isNet }: PlansProps) {
  const isVisitor = !useIsSignedIn();
  const { companyId } = useCustomer();
  const listed = useQuery(query(productList, { currency }));
  const mine = useSubscription();
  const failed = listed.error ?? mine.error;
  if (failed) return <ErrorState error={failed} retry={() => void Promise.all([listed.refetch(), mine.refetch()])} />;
  if (!listed.data || (!mine.data && !isVisitor)) return <PlansSkeleton />;
  const wanted = companyId ? 'company' : 'private';
  const plans = listed.data.filter(({ audience, isFree, active }) => audience === wanted && (isFree || active));
  const subscription = mine.data?.subscription ?? null;
  return (
    <>
      {!plans.some(({ isBuyable }) => isBuyable) && (
        <p className="mb-5 max-w-reading text-ink-soft">
          <Trans>Kaufen ist hier noch nicht eingerichtet. Sie nutzen Rostra mit dem freien Tarif.</Trans>
        </p>
      )}
      <ul className={plansGrid}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} {...{ plan, interval, subscription, isNet, isVisitor }} />
        ))}
      </ul>
    </>
  );
}

const PlansSkeleton = () => (
  <Loading className={plansGrid}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} className="h-80 rounded-lg" />
    ))}
  </Loading>
);
