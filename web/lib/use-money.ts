import { type Money, moneyIn } from '#domain/kernel/money.ts';
import { useLocale } from './use-locale.ts';

/** Amounts as the interface's language writes them. */
export function useMoney(): (money: Money) => string {
  const locale = useLocale();
  return (money) => moneyIn(locale, money);
}
