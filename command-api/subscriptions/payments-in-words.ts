import type { Locale } from '#domain/kernel/contract.ts';
import { moneyIn } from '#domain/kernel/money.ts';
import type { Payments } from '#domain/subscriptions/contract/parts.ts';
import { dayIn } from './mail-formats.ts';

export type Paid = Readonly<{ payments: Payments | null; interval: 'month' | 'year' }>;

/** The next payments, in the same words as on screen. */
export const paymentsIn: Readonly<Record<Locale, (paid: Paid) => string>> = {
  de({ payments, interval }) {
    if (!payments) return 'Es folgt keine weitere Zahlung.';
    const { next, afterwards, couponEndsAt } = payments;
    const every = interval === 'year' ? 'im Jahr' : 'im Monat';
    return [
      `Nächste Zahlung: ${moneyIn('de', next.due)} am ${dayIn('de', next.at)}${next.credit.amount > 0 ? ', nach Abzug Ihres Guthabens' : ''}.`,
      couponEndsAt
        ? `Bis zum ${dayIn('de', couponEndsAt)} zahlen Sie mit Ihrem Gutschein ${moneyIn('de', next.total)} ${every}, danach ${moneyIn('de', afterwards.total)}.`
        : `Danach zahlen Sie ${moneyIn('de', afterwards.total)} ${every}, bis Sie kündigen.`,
    ].join(' ');
  },
  en({ payments, interval }) {
    if (!payments) return 'No further payment follows.';
    const { next, afterwards, couponEndsAt } = payments;
    return [
      `Next payment: ${moneyIn('en', next.due)} on ${dayIn('en', next.at)}${next.credit.amount > 0 ? ', less your credit' : ''}.`,
      couponEndsAt
        ? `Until ${dayIn('en', couponEndsAt)} your coupon makes it ${moneyIn('en', next.total)} a ${interval}, then ${moneyIn('en', afterwards.total)}.`
        : `After that you pay ${moneyIn('en', afterwards.total)} a ${interval} until you cancel.`,
    ].join(' ');
  },
};
