import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { lookMs } from '#domain/product/contract/timing.ts';
import { subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { purchaseCommands } from '#domain/subscriptions/contract/purchases.ts';
import { send } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Customer, useCompanyInAddress, useCustomer } from './customer.tsx';
import { useSubscription } from './use-subscription.ts';

/** The page to which the payment provider returns. It shows the present state, whatever the address says. */
export function CheckoutPage() {
  const companyId = useCompanyInAddress();
  return (
    <Customer value={companyId}>
      <Checkout />
    </Customer>
  );
}

function Checkout() {
  const search = new URLSearchParams(useSearch());
  const mine = useSubscription();
  const id = search.get('checkout') ?? mine.data?.checkout?.checkoutId;
  if (id) return <Result id={id} />;
  if (mine.isError) return <ErrorState error={mine.error} retry={() => void mine.refetch()} />;
  return mine.isPending ? <Waiting /> : <Nothing />;
}

function Result({ id }: Readonly<{ id: string }>) {
  const mine = useSubscription();
  const customer = useCustomer();
  const asked = useQuery({
    // The key starts with `subscriptionDetail`, so that the query runs again when the subscription changes.
    queryKey: [subscriptionDetail.name, 'refresh', id],
    queryFn: () => send(purchaseCommands.RefreshCheckout, { id, ...customer }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'open' || state.data?.state === 'pending' ? lookMs.payment : false,
    retry: 1,
  });
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <Waiting />;
  const name = mine.data?.checkout?.checkoutId === id ? mine.data.checkout.productName : '';
  switch (asked.data.state) {
    case 'active':
      return <Active name={name} />;
    case 'pending':
      return <Pending />;
    case 'open':
      return <Open url={asked.data.url} />;
    case 'failed':
      return <Failed />;
    default:
      return <Nothing />;
  }
}

const Waiting = () => (
  <Loading className="mx-auto grid max-w-[28rem] justify-items-center gap-4 py-16">
    <Skeleton className="size-14 rounded-full" />
    <Skeleton className="h-8 w-2/3" />
    <Skeleton className="h-5 w-full" />
  </Loading>
);

function Active({ name }: Readonly<{ name: string }>) {
  return (
    <Shown
      icon={<CircleCheck aria-hidden="true" className="size-7" />}
      tone="bg-good-wash text-good"
      title={<Trans>Ihr Abo ist aktiv</Trans>}
      text={
        name ? (
          <Trans>„{name}“ ist freigeschaltet. Die Bestätigung kommt per E-Mail.</Trans>
        ) : (
          <Trans>Alles ist freigeschaltet. Die Bestätigung kommt per E-Mail.</Trans>
        )
      }
    >
      <Button asChild look="primary" size="large">
        <Link href="/">
          <Trans>Weiter üben</Trans>
        </Link>
      </Button>
      <ToSettings />
    </Shown>
  );
}

const Pending = () => (
  <Shown
    icon={<Clock aria-hidden="true" className="size-7" />}
    tone="bg-near-wash text-near"
    title={<Trans>Ihre Zahlung ist unterwegs</Trans>}
    text={
      <Trans>
        Eine Lastschrift braucht bis zu fünf Tage. Sobald das Geld da ist, schalten wir Ihr Abo frei und schreiben
        Ihnen. Sie müssen nichts weiter tun.
      </Trans>
    }
  >
    <ToSettings />
  </Shown>
);

const Open = ({ url }: Readonly<{ url: string | null }>) => (
  <Shown
    icon={<CircleX aria-hidden="true" className="size-7" />}
    tone="bg-sunken text-ink-soft"
    title={<Trans>Noch nicht bezahlt</Trans>}
    text={<Trans>Es wurde nichts abgebucht. Ihre Bestellung wartet einen Tag lang auf Sie.</Trans>}
  >
    {url && (
      <Button look="primary" size="large" onClick={() => window.location.assign(url)}>
        <Trans>Weiter zur Zahlung</Trans>
      </Button>
    )}
    <ToPlans />
  </Shown>
);

const Failed = () => (
  <Shown
    icon={<CircleX aria-hidden="true" className="size-7" />}
    tone="bg-off-wash text-off"
    title={<Trans>Die Zahlung ist nicht gelungen</Trans>}
    text={<Trans>Es wurde kein Abo abgeschlossen. Bitte versuchen Sie es mit einer anderen Zahlungsweise.</Trans>}
  >
    <ToPlans />
  </Shown>
);

const Nothing = () => (
  <Shown
    icon={<CircleX aria-hidden="true" className="size-7" />}
    tone="bg-sunken text-ink-soft"
    title={<Trans>Diese Bestellung gilt nicht mehr</Trans>}
    text={<Trans>Es wurde nichts abgebucht. Sie können jederzeit neu bestellen.</Trans>}
  >
    <ToPlans />
  </Shown>
);

function ToPlans() {
  const { companyId } = useCustomer();
  return (
    <Button asChild size="large">
      <Link href={companyId ? `/company/pricing?company=${companyId}` : '/subscription/pricing'}>
        <Trans>Zu den Tarifen</Trans>
      </Link>
    </Button>
  );
}

function ToSettings() {
  const { companyId } = useCustomer();
  return (
    <Button asChild size="large">
      <Link href={companyId ? `/company/purchase?company=${companyId}` : '/settings/subscription'}>
        <Trans>Abo und Rechnungen</Trans>
      </Link>
    </Button>
  );
}

type ShownProps = Readonly<{ icon: ReactNode; tone: string; title: ReactNode; text: ReactNode; children: ReactNode }>;

const Shown = ({ icon, tone, title, text, children }: ShownProps) => (
  <section
    aria-live="polite"
    className="mx-auto grid max-w-[34rem] justify-items-center gap-4 py-14 text-center max-md:py-8"
  >
    <span className={`grid size-14 place-items-center rounded-full ${tone}`}>{icon}</span>
    <h1 className="text-2xl text-balance max-md:text-[1.75rem]">{title}</h1>
    <p className="max-w-[46ch] text-pretty text-ink-soft">{text}</p>
    <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>
  </section>
);
