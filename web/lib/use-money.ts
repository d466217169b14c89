import { type Money, moneyIn } from '#domain/kernel/money.ts';
import { useLocale } from './use-locale.ts';

/** Amounts in the interface's language. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale();
  return (money) => moneyIn(locale, money);
}
