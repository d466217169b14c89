import type { subscriptionsArea } from '#domain/subscriptions/area.ts';
import type { QueryArea } from '../query-area.ts';
import { declarationsQuery } from './declarations.ts';
import { invoicePdfQuery, invoicesQuery } from './invoices.ts';
import { checkoutQuery, ownQuery, paymentMethodQuery, subscriptionQuery } from './subscription-detail.ts';

export const subscriptions: QueryArea<typeof subscriptionsArea> = (deps) => ({
  subscriptionDetail: ownQuery,
  subscriptionById: subscriptionQuery,
  checkoutDetail: checkoutQuery,
  invoiceList: invoicesQuery,
  invoicePdf: invoicePdfQuery(deps),
  paymentMethod: paymentMethodQuery(deps),
  declarationList: declarationsQuery,
});
