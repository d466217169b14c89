import { useLingui } from '@lingui/react/macro';
import { type Money, moneyIn } from '#domain/kernel/money.ts';

/** Amounts as the interface's language writes them. */
export function useMoney(): (money: Money) => string {
  const { i18n } = useLingui();
  const locale = i18n.locale === 'en' ? 'en' : 'de';
  return (money) => moneyIn(locale, money);
}
