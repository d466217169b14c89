import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { couponCommands, couponList } from '#domain/coupons/contract/calls.ts';
import { planList } from '#domain/products/contract/plans.ts';
import { query, send } from '../lib/api.ts';
import { changesOf, tellRefusal } from '../lib/changes.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useMoney } from '../lib/use-money.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { NewCouponDialog } from './new-coupon-dialog.tsx';

const { useChange: useCouponChange } = changesOf([couponList], { isAwaited: true, onRefused: tellRefusal });

type Coupon = z.output<typeof couponList.answer>[number];

/** Every coupon with its discount, its duration and how often it was used. */
export function CouponsPage() {
  const { data, error, refetch } = useQuery(query(couponList, {}));
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHeader
        title={<Trans>Gutscheine</Trans>}
        below={<Trans>Ein abgeschalteter gilt nicht mehr; wer ihn schon eingelöst hat, behält den Nachlass.</Trans>}
        actions={
          <Button look="primary" onClick={() => setMaking(true)}>
            <Plus aria-hidden="true" />
            <Trans>Neuer Gutschein</Trans>
          </Button>
        }
      />
      <Card>
        {error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : !data ? (
          <Loading className="grid gap-3 p-5">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </Loading>
        ) : data.length === 0 ? (
          <EmptyState
            icon={TicketPercent}
            title={<Trans>Noch kein Gutschein</Trans>}
            text={<Trans>Käufer geben beim Bestellen den Code ein und zahlen weniger.</Trans>}
          />
        ) : (
          <ul className="divide-y divide-line">
            {data.map((coupon) => (
              <CouponRow key={coupon.id} coupon={coupon} />
            ))}
          </ul>
        )}
      </Card>
      {making && <NewCouponDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function CouponRow({ coupon }: Readonly<{ coupon: Coupon }>) {
  const { id, code, active, redeemed, reserved, maxRedemptions } = coupon;
  const change = useCouponChange(() => send(couponCommands.SetCouponActive, { id, active: !active }));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 px-5 py-3 text-sm max-md:grid-cols-1 max-md:px-4">
      <span className="flex flex-wrap items-center gap-2">
        <code className="font-[600] wrap-anywhere">{code}</code>
        <CouponState coupon={coupon} />
      </span>
      <span>
        <Terms coupon={coupon} />
      </span>
      <span className="text-ink-soft tabular-nums">
        {maxRedemptions === null ? (
          <Plural value={redeemed} _0="nie eingelöst" one="einmal eingelöst" other="#-mal eingelöst" />
        ) : (
          <Trans>
            {redeemed} von {maxRedemptions} eingelöst
          </Trans>
        )}
        {reserved > 0 && (
          <span className="block text-xs">
            <Plural value={reserved} one="eine Bestellung läuft" other="# Bestellungen laufen" />
          </span>
        )}
      </span>
      <Button busy={change.isPending} onClick={() => change.mutate()} className="justify-self-start">
        {active ? <Trans>Abschalten</Trans> : <Trans>Wieder einschalten</Trans>}
      </Button>
    </li>
  );
}

function CouponState({
  coupon: { active, validFrom, validUntil, maxRedemptions, redeemed },
}: Readonly<{ coupon: Coupon }>) {
  const now = new Date();
  if (!active)
    return (
      <Chip>
        <Trans>abgeschaltet</Trans>
      </Chip>
    );
  if (validUntil && new Date(validUntil) <= now)
    return (
      <Chip>
        <Trans>abgelaufen</Trans>
      </Chip>
    );
  if (maxRedemptions !== null && redeemed >= maxRedemptions)
    return (
      <Chip>
        <Trans>aufgebraucht</Trans>
      </Chip>
    );
  if (validFrom && new Date(validFrom) > now)
    return (
      <Chip tone="near">
        <Trans>gilt noch nicht</Trans>
      </Chip>
    );
  return (
    <Chip tone="good">
      <Trans>gilt</Trans>
    </Chip>
  );
}

function Terms({ coupon }: Readonly<{ coupon: Coupon }>) {
  const money = useMoney();
  const { day } = useFormats();
  const { data: plans = [] } = useQuery(query(planList, {}));
  const { percentOff, amountsOff, months, validFrom, validUntil, productIds, oncePerCustomer } = coupon;
  const off = percentOff === null ? amountsOff.map(money).join(', ') : `${percentOff}\u00a0%`;
  const names = (productIds ?? []).map((id) => plans.find((plan) => plan.id === id)?.name ?? id.slice(0, 8)).join(', ');
  const [from, until] = [validFrom && day(validFrom), validUntil && day(validUntil)];
  return (
    <>
      <span className="block">
        {months === null ? (
          <Trans>{off} weniger, für immer</Trans>
        ) : (
          <Plural value={months} one={`${off} weniger, einen Monat lang`} other={`${off} weniger, # Monate lang`} />
        )}
        {!oncePerCustomer && (
          <>
            {', '}
            <Trans>mehrmals je Kunde</Trans>
          </>
        )}
      </span>
      <span className="block text-xs text-ink-soft">
        {names ? <Trans>für {names}</Trans> : <Trans>für alle Tarife</Trans>}
        {from && (
          <>
            {', '}
            <Trans>ab {from}</Trans>
          </>
        )}
        {until && (
          <>
            {', '}
            <Trans>bis {until}</Trans>
          </>
        )}
      </span>
    </>
  );
}
