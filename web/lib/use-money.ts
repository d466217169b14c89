import { useLingui } from '@lingui/react/macro';
import type { Money } from '#domain/kernel/money.ts';

const minorUnits = 100;

/** Amounts as the interface's language writes them. */
export function useMoney(): (money: Money) => string {
  const { i18n } = useLingui();
  const locale = i18n.locale === 'en' ? 'en-GB' : 'de-DE';
  return ({ amount, currency }) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / minorUnits);
}
