import { Trans } from '@lingui/react/macro';
import type { Interval } from '#domain/kernel/billing.ts';
import type { Payments } from '#domain/subscriptions/contract/parts.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useMoney } from '../lib/use-money.ts';

type Props = Readonly<{ payments: Payments; interval: Interval }>;

/** The amount of each payment, and the end of a coupon's discount. Orders, previews and settings use the same words. */
export function PaymentsWords({ payments: { next, afterwards, couponEndsAt }, interval }: Props) {
  const formats = useFormats();
  const money = useMoney();
  const [now, later] = [money(next.total), money(afterwards.total)];
  if (couponEndsAt === null) return interval === 'month' ? <Trans>{now} im Monat</Trans> : <Trans>{now} im Jahr</Trans>;
  const day = formats.day(couponEndsAt);
  return interval === 'month' ? (
    <Trans>
      {now} im Monat bis {day}, danach {later} im Monat
    </Trans>
  ) : (
    <Trans>
      {now} im Jahr bis {day}, danach {later} im Jahr
    </Trans>
  );
}

/** The date of the next payment, and the amount that is charged after credit. */
export function NextPayment({ payments: { next } }: Pick<Props, 'payments'>) {
  const formats = useFormats();
  const money = useMoney();
  const day = formats.day(next.at);
  const [due, credit] = [money(next.due), money(next.credit)];
  return next.credit.amount > 0 ? (
    <Trans>
      Nächste Zahlung am {day}: {due}, nach Abzug Ihres Guthabens von {credit}.
    </Trans>
  ) : (
    <Trans>Nächste Zahlung am {day}.</Trans>
  );
}
