import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Package, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { type PlanRow, planList } from '#domain/products/contract/plans.ts';
import { query } from '../lib/api.ts';
import { useMoney } from '../lib/use-money.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { DriftCard } from './drift-card.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { stateTones, usePlanWords } from './plan-words.ts';

/** Every plan including drafts, with its prices and its buyers. */
export function PlansPage() {
  const { data, error, refetch } = useQuery(query(planList, {}));
  return (
    <>
      <PageHeader
        title={<Trans>Tarife</Trans>}
        below={<Trans>Was es zu kaufen gibt. Preise ohne Umsatzsteuer.</Trans>}
        actions={
          <Button asChild look="primary">
            <Link href="/admin/products/new">
              <Plus aria-hidden="true" />
              <Trans>Neuer Tarif</Trans>
            </Link>
          </Button>
        }
      />
      <div className="grid gap-6">
        <Card>
          {error ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : !data ? (
            <Loading className="grid gap-3 p-5">
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </Loading>
          ) : data.length === 0 ? (
            <EmptyState
              icon={Package}
              title={<Trans>Noch kein Tarif</Trans>}
              text={<Trans>Legen Sie einen an. Er bleibt ein Entwurf, bis Sie ihn in den Verkauf geben.</Trans>}
            />
          ) : (
            <Plans plans={data} />
          )}
        </Card>
        <DriftCard />
      </div>
    </>
  );
}

const head = 'border-b border-line px-4 py-2.5 text-left text-xs font-[600] text-ink-soft';
const cell = 'border-b border-line px-4 py-3 align-top';

function Plans({ plans }: Readonly<{ plans: readonly PlanRow[] }>) {
  const { t } = useLingui();
  const { audiences, states } = usePlanWords();
  return (
    <>
      <table className="w-full border-separate border-spacing-0 text-sm max-md:hidden">
        <caption className="sr-only">{t`Tarife`}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>{t`Tarif`}</th>
            <th scope="col" className={head}>{t`Preise`}</th>
            <th scope="col" className={head}>{t`Haben`}</th>
            <th scope="col" className={head}>{t`Zustand`}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id} className="hover:bg-sunken">
              <td className={cell}>
                <PlanLink plan={plan} />
                <span className="block text-xs text-ink-faint">{audiences[plan.audience]}</span>
              </td>
              <td className={cell}>
                <Prices prices={plan.prices} />
              </td>
              <td className={cell}>
                <PlanUsage usage={plan.usage} />
              </td>
              <td className={cell}>
                <Chip tone={stateTones[plan.state]}>{states[plan.state]}</Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-line md:hidden">
        {plans.map((plan) => (
          <li key={plan.id} className="grid gap-1.5 px-4 py-3 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <PlanLink plan={plan} />
              <Chip tone={stateTones[plan.state]}>{states[plan.state]}</Chip>
            </span>
            <Prices prices={plan.prices} />
            <span className="text-ink-soft">
              <PlanUsage usage={plan.usage} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const PlanLink = ({ plan: { id, name } }: Readonly<{ plan: PlanRow }>) => (
  <Link href={`/admin/products/${id}`} className="font-[600] wrap-anywhere text-ink no-underline hover:underline">
    {name}
  </Link>
);

function Prices({ prices }: Pick<PlanRow, 'prices'>) {
  const money = useMoney();
  const { intervals } = usePlanWords();
  if (prices.length === 0)
    return (
      <span className="text-ink-faint">
        <Trans>noch keine</Trans>
      </span>
    );
  return (
    <ul className="tabular-nums">
      {(['month', 'year'] as const).map((interval) => {
        const own = prices.filter((one) => one.interval === interval);
        return own.length > 0 ? (
          <li key={interval}>
            {own.map(({ price }) => money(price)).join(' · ')}{' '}
            <span className="text-ink-soft">{intervals[interval]}</span>
          </li>
        ) : null;
      })}
    </ul>
  );
}
