import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Interval } from '#domain/kernel/billing.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { productList } from '#domain/products/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Customer } from './customer.tsx';
import { PlanPrice } from './plan-card.tsx';
import { PlanContents } from './plan-contents.tsx';

type PlanPreviewProps = Readonly<{ id: string; interval: Interval; currency: Currency }>;

/** The card of the pricing page without its button. Companies see net prices. */
export function PlanPreview({ id, interval, currency }: PlanPreviewProps) {
  const { data, error, refetch } = useQuery(query(productList, { currency }));
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  const plan = data?.find((one) => one.id === id);
  if (!plan)
    return (
      <Loading>
        <Skeleton className="h-64" />
      </Loading>
    );
  return (
    <Customer.Provider value={plan.audience === 'company' ? id : undefined}>
      <Card className="grid gap-5 p-6">
        <div className="grid gap-1.5">
          <h3 className="font-display text-xl wrap-anywhere">{plan.name}</h3>
          <p className="min-h-10 text-sm text-ink-soft">{plan.description}</p>
        </div>
        <PlanPrice plan={plan} interval={interval} isNet={plan.audience === 'company'} />
        <PlanContents quotas={plan.quotas} />
        <p className="rounded-md border border-line px-4 py-2.5 text-center text-sm text-ink-faint">
          <Trans>Hier steht der Knopf zum Auswählen.</Trans>
        </p>
      </Card>
    </Customer.Provider>
  );
}
