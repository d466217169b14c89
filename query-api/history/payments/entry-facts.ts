import type { CompanyEvent } from '#domain/companies/events.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Vat } from '#domain/kernel/vat.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';

/** The money in an entry: prices, amounts and rates at that time. Facts that the entry does not state are absent. */
export type Facts = Readonly<
  Partial<{
    subscriptionId: string | null;
    invoiceId: string;
    orderId: string;
    product: string;
    interval: string;
    quantity: number;
    unitPrice: Money;
    coupon: string;
    subtotal: Money;
    discount: Money;
    net: Money;
    vatRate: number;
    vat: Money;
    total: Money;
    due: Money;
    paid: Money;
    credited: Money;
    credit: Money;
    treatment: Vat['treatment'];
    country: string;
    vatIdStatus: string;
    periodStart: string;
    periodEnd: string;
    detail: string;
  }>
>;

type Terms = Readonly<{ productName: string; interval: string; quantity: number; unitPrice: Money }>;

const ofTerms = ({ productName: product, interval, quantity, unitPrice }: Terms): Facts => ({
  ...{ product, interval, quantity, unitPrice },
});
const ofVat = ({ rate: vatRate, treatment, country }: Vat): Facts => ({ vatRate, treatment, country });
const ofCoupon = (coupon: Readonly<{ couponCode: string }> | null): Facts =>
  coupon ? { coupon: coupon.couponCode } : {};

/** The facts of an event, of a customer's account or of the paying company. */
export function factsOf(event: SubscriptionEvent | CompanyEvent): Facts {
  return { ...ids(event.data), ...amounts(event), ...detail(event) };
}

function ids(data: object): Facts {
  const given = data as Pick<Facts, 'subscriptionId' | 'invoiceId' | 'orderId'>;
  return {
    ...(given.subscriptionId && { subscriptionId: given.subscriptionId }),
    ...(given.invoiceId && { invoiceId: given.invoiceId }),
    ...(given.orderId && { orderId: given.orderId }),
  };
}

function amounts({ type, data }: SubscriptionEvent | CompanyEvent): Facts {
  switch (type) {
    case 'CheckoutStarted':
      return { ...ofTerms(data.terms), ...data.quote, ...ofVat(data.vat), ...ofCoupon(data.coupon) };
    case 'SubscriptionStarted': {
      const { terms, coupon, periodStart, periodEnd } = data;
      return { ...ofTerms(terms), ...ofCoupon(coupon), periodStart, periodEnd };
    }
    case 'SubscriptionRenewed':
      return { periodStart: data.periodStart, periodEnd: data.periodEnd };
    case 'PlanChanged':
      return { ...ofTerms(data.terms), periodStart: data.periodStart, periodEnd: data.periodEnd };
    case 'PlanChangeOrdered':
      return { ...ofTerms(data.terms), due: data.dueNow };
    case 'InvoiceIssued': {
      const { subtotal, discount, net, vatRate, vat, total, due, treatment, periodStart, periodEnd } = data;
      return { subtotal, discount, net, vatRate, vat, total, due, treatment, periodStart, periodEnd };
    }
    case 'InvoicePaid':
      return { paid: data.paid };
    case 'InvoiceCredited':
      return { credited: data.credited };
    case 'CreditChanged':
      return { credit: data.credit };
    case 'VatChangeOrdered':
      return ofVat(data.vat);
    case 'CompanyPlanChanged':
      return data.plan ? { product: data.plan.productName, quantity: data.plan.licences } : {};
    default:
      return {};
  }
}

/** Further facts of an event, such as the outcome of a check. */
function detail({ type, data }: SubscriptionEvent | CompanyEvent): Facts {
  switch (type) {
    case 'BuyerVatIdGiven':
      return { vatIdStatus: data.status, country: data.country };
    case 'BuyerVatIdChecked':
    case 'VatIdChecked':
      return { vatIdStatus: data.status };
    case 'CompanyCreated':
    case 'VatIdChanged':
      return { country: data.country };
    case 'InvoiceIssued':
    case 'CheckoutAbandoned':
    case 'SubscriptionEnded':
      return { detail: data.reason };
    case 'OrderFailed':
      return { detail: data.failure };
    case 'CancellationOrdered':
      return { detail: data.when };
    case 'PaymentMethodChanged':
      return { detail: data.kind };
    case 'PaymentFailed':
      return { detail: `attempt ${data.attempt}` };
    default:
      return {};
  }
}
