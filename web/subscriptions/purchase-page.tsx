import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { Interval } from '#domain/kernel/billing.ts';
import { Currency } from '#domain/kernel/money.ts';
import { purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import { send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { CouponField } from './coupon-field.tsx';
import { useCustomer } from './customer.tsx';
import { LicenceField } from './licence-field.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The plan in the address; null if the address is invalid. */
function usePlan() {
  const search = new URLSearchParams(useSearch());
  const interval = Interval.safeParse(search.get('interval') ?? 'month');
  const currency = Currency.safeParse(search.get('currency') ?? 'EUR');
  const productId = search.get('plan') ?? '';
  if (!interval.success || !currency.success || !/^[0-9a-f]{32}$/.test(productId)) return null;
  return { productId, interval: interval.data, currency: currency.data };
}

/** The buyer, the price, and the binding button. */
export function PurchasePage() {
  const plan = usePlan();
  return plan ? <Purchase plan={plan} /> : <Redirect to="/subscription/pricing" replace />;
}

const firstLicences = 5;

type Plan = NonNullable<ReturnType<typeof usePlan>>;
/** The buyer's input that the server has accepted. */
type Chosen = Readonly<{ country?: string | undefined; vatId?: string | undefined; coupon?: string | undefined }>;

function Purchase({ plan }: Readonly<{ plan: Plan }>) {
  const { t, i18n } = useLingui();
  const customer = useCustomer();
  const [licences, setLicences] = useState(firstLicences);
  const [chosen, setChosen] = useState<Chosen>({});
  const [isWaiting, setWaiting] = useState(false);
  const wanted = { ...plan, ...chosen, ...customer, ...(customer.companyId && { licences }) };
  const quote = useQuery({
    queryKey: ['purchase-quote', wanted],
    queryFn: () => send(purchaseCommands.QuotePurchase, wanted),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const take = async (change: Chosen) => {
    await send(purchaseCommands.QuotePurchase, { ...wanted, ...change });
    setChosen({ ...chosen, ...change });
  };
  const tooMany = t`So viele Plätze gibt es in diesem Tarif nicht.`;
  const missing = isWaiting ? (
    <Trans>Es fehlt noch die USt-IdNr. Ihres Unternehmens. Bitte tragen Sie sie ein und prüfen Sie sie.</Trans>
  ) : quote.isError ? (
    hasCode(quote.error, 'invalid_input') ? (
      tooMany
    ) : (
      i18n._(errorMessage(quote.error))
    )
  ) : null;
  if (quote.isError && !quote.data)
    return hasCode(quote.error, 'not_found') ? (
      <Gone />
    ) : (
      <ErrorState error={quote.error} retry={() => void quote.refetch()} />
    );
  return (
    <>
      <PageHeader
        above={
          <Link href={customer.companyId ? `/company/pricing?company=${customer.companyId}` : '/subscription/pricing'}>
            <Trans>Tarife</Trans>
          </Link>
        }
        title={quote.data ? <Title name={quote.data.productName} /> : <Trans>Bestellen</Trans>}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-8">
          {customer.companyId ? (
            <LicenceField
              value={licences}
              onChange={setLicences}
              error={quote.isError && hasCode(quote.error, 'invalid_input') ? tooMany : undefined}
            />
          ) : (
            <BuyerFields
              onWaiting={setWaiting}
              onTake={(buyer) => take({ country: undefined, vatId: undefined, ...buyer })}
              country={quote.data?.country ?? 'DE'}
              status={chosen.vatId ? (quote.data?.vatIdStatus ?? null) : null}
            />
          )}
          <CouponField taken={quote.data?.coupon ?? null} onTake={(coupon) => take({ coupon })} />
        </div>
        {quote.data ? (
          <OrderSummary
            quote={quote.data}
            wanted={wanted}
            isLoading={quote.isPlaceholderData && !quote.isError}
            missing={missing}
          />
        ) : (
          <Loading>
            <Skeleton className="h-72 rounded-lg" />
          </Loading>
        )}
      </div>
    </>
  );
}

const Title = ({ name }: Readonly<{ name: string }>) => <Trans>„{name}“ bestellen</Trans>;

const Gone = () => (
  <p className="py-12 text-center text-ink-soft">
    <Trans>
      Diesen Tarif gibt es nicht mehr.{' '}
      <Link href="/subscription/pricing" className="text-primary underline underline-offset-4">
        Zu den Tarifen
      </Link>
    </Trans>
  </p>
);
