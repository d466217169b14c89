import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Interval } from '#domain/kernel/billing.ts';
import { describedIn, type Product } from '#domain/products/contract/calls.ts';
import type { Subscription } from '#domain/subscriptions/contract/calls.ts';
import { useMoney } from '../lib/use-money.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { useCustomer } from './customer.tsx';
import { PlanContents } from './plan-contents.tsx';

type PlanCardProps = Readonly<{
  plan: Product;
  interval: Interval;
  subscription: Subscription | null;
  /** Whether prices are shown without tax, as for businesses. */
  isNet: boolean;
  /** Whether nobody is signed in, so that no plan is the person's own. */
  isVisitor: boolean;
}>;

export function PlanCard({ plan, interval, subscription, isNet, isVisitor }: PlanCardProps) {
  const { i18n } = useLingui();
  const live = subscription && subscription.status !== 'ended' ? subscription : null;
  const isCurrent = live ? live.planId === plan.id : plan.isFree && !isVisitor;
  const description = (i18n.locale === 'en' && plan.metadata[describedIn.en]) || plan.description;
  return (
    <li className="grid">
      <Card className={`flex flex-col gap-5 p-6 max-md:p-5 ${isCurrent ? 'border-primary' : ''}`}>
        <div className="grid gap-1.5">
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
            <h2 className="font-display text-xl wrap-anywhere">{plan.isFree ? <Trans>Frei</Trans> : plan.name}</h2>
            {isCurrent && (
              <Chip tone="primary">
                <Trans>Ihr Tarif</Trans>
              </Chip>
            )}
          </div>
          <p className="min-h-10 text-sm text-ink-soft">
            {plan.isFree ? <Trans>Zum Ausprobieren, solange Sie wollen.</Trans> : description}
          </p>
        </div>
        <PlanPrice plan={plan} interval={interval} isNet={isNet} />
        <PlanContents quotas={plan.quotas} />
        <div className="mt-auto grid pt-1">
          {plan.isFree && isVisitor ? (
            <Button asChild size="large">
              <Link href="/auth/register">
                <Trans>Kostenlos beginnen</Trans>
              </Link>
            </Button>
          ) : (
            <Choice plan={plan} interval={interval} live={live} />
          )}
        </div>
      </Card>
    </li>
  );
}

export function PlanPrice({ plan, interval, isNet }: Pick<PlanCardProps, 'plan' | 'interval' | 'isNet'>) {
  const money = useMoney();
  const { companyId } = useCustomer();
  const price = interval === 'month' ? plan.monthlyPrice : plan.yearlyPrice;
  const vatRate = plan.vatRate / 100;
  const saving = interval === 'year' ? (plan.yearlySaving?.[isNet ? 'net' : 'gross'] ?? null) : null;
  const [perMonth, saved] = saving ? [money(saving.perMonth), money(saving.saved)] : ['', ''];
  if (plan.isFree)
    return (
      <p className="min-h-[4.75rem]">
        <span className="font-display text-2xl">
          <Trans>Kostenlos</Trans>
        </span>
      </p>
    );
  if (!price)
    return (
      <p className="min-h-[4.75rem] text-sm text-ink-soft">
        <Trans>Diesen Tarif gibt es so nicht. Wählen Sie eine andere Zahlweise oder Währung.</Trans>
      </p>
    );
  return (
    <p className="min-h-[4.75rem]">
      <span className="font-display text-2xl tabular-nums">{money(isNet ? price.net : price.gross)}</span>{' '}
      <span className="text-ink-soft">{interval === 'month' ? <Trans>im Monat</Trans> : <Trans>im Jahr</Trans>}</span>
      <span className="block text-xs text-ink-faint">
        {companyId && <Trans>je Platz, zzgl. USt.</Trans>}
        {!companyId && (isNet ? <Trans>zzgl. USt.</Trans> : <Trans>inkl. {vatRate}&nbsp;% USt.</Trans>)}
      </span>
      {saving && (
        <span className="block text-xs text-good">
          <Trans>
            {perMonth} im Monat, {saved} gespart
          </Trans>
        </span>
      )}
    </p>
  );
}

type ChoiceProps = Readonly<{ plan: Product; interval: Interval; live: Subscription | null }>;

function Choice({ plan, interval, live }: ChoiceProps) {
  const [isChanging, setChanging] = useState(false);
  const { companyId } = useCustomer();
  const price = interval === 'month' ? plan.monthlyPrice : plan.yearlyPrice;
  if (plan.isFree || !plan.isBuyable || !price) return null;
  const path = companyId ? `/company/purchase?company=${companyId}&` : '/subscription/purchase?';
  const isSame = live?.planId === plan.id && live.planInterval === interval;
  if (isSame && !companyId)
    return (
      <Button asChild>
        <Link href="/settings/subscription">
          <Trans>Abo verwalten</Trans>
        </Link>
      </Button>
    );
  if (!live)
    return (
      <Button asChild look="primary" size="large">
        <Link href={`${path}plan=${plan.id}&interval=${interval}&currency=${price.gross.currency}`}>
          <Trans>Auswählen</Trans>
        </Link>
      </Button>
    );
  const canChange = live.status === 'active' && !live.cancelAtPeriodEnd && live.underWay.length === 0;
  return (
    <>
      <Button disabled={!canChange} onClick={() => setChanging(true)}>
        {isSame ? <Trans>Plätze ändern</Trans> : <Trans>Zu diesem Tarif wechseln</Trans>}
      </Button>
      {isChanging && (
        <ChangePlanDialog
          subscription={live}
          wanted={{ productId: plan.id, interval }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
