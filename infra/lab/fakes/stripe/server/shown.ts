import type { CheckoutSession, Invoice, PaymentMethod, Subscription } from './objects.ts';
import { found, type World } from './world.ts';

/** The API's form of objects: without our own fields, and with the requested fields expanded. */
export function shownSubscription(world: World, { periods: _, ...shown }: Subscription, expand: readonly string[]) {
  const { default_payment_method: id, discounts } = shown;
  return {
    ...shown,
    ...(id !== null &&
      expand.includes('default_payment_method') && {
        default_payment_method: shownMethod(found(world, 'payment_methods', id)),
      }),
    ...(expand.includes('discounts') && { discounts: discounts.map((one) => found(world, 'discounts', one)) }),
  };
}

export function shownInvoice({ settles: _, applies: __, lines, ...shown }: Invoice) {
  const data = lines.data.map(({ discount, tax, ...line }) => ({
    ...line,
    discount_amounts: discount ? [{ amount: discount, discount: shown.total_discount_amounts[0]?.discount }] : [],
    taxes: shown.total_taxes.map(({ tax_rate_details }) => ({ amount: tax, tax_rate_details })),
  }));
  return { ...shown, lines: { ...lines, data } };
}

export const shownMethod = ({ behaviour: _, ...shown }: PaymentMethod) => shown;

export const shownSession = ({ order: _, ...shown }: CheckoutSession) => shown;

type Listed = Readonly<{ id: string }>;
type Page = Readonly<{ limit: number; after: string | undefined }>;

/** A page of a list, the newest first. */
export function listed<Row extends Listed>(url: string, rows: readonly Row[], { limit, after }: Page) {
  const newest = rows.toReversed();
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  return { object: 'list', url, data: newest.slice(from, from + limit), has_more: newest.length > from + limit };
}
