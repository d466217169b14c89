import { priceIn } from '#domain/seminars/contract/price.ts';
import { useMoney } from '../lib/use-money.ts';

/** A price in the reader's format. A text without an amount is shown unchanged. */
export function Price({ text }: Readonly<{ text: string }>) {
  const money = useMoney();
  const amount = priceIn(text);
  return amount ? money(amount) : text;
}
