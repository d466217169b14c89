import { priceIn } from '#domain/seminars/contract/price.ts';
import { useMoney } from '../lib/use-money.ts';

/** A price as the reader writes amounts; in the words of whoever set it where it says no amount. */
export function Price({ text }: Readonly<{ text: string }>) {
  const money = useMoney();
  const amount = priceIn(text);
  return amount ? money(amount) : text;
}
