import type { Area, Folding } from '#domain/kernel/area.ts';
import { buyerCommands } from './buyer-contract.ts';
import { paymentMethod, subscriptionById, subscriptionCommands, subscriptionDetail } from './contract.ts';
import { subscriptionDecider } from './decider.ts';
import { declarationCommands } from './declarations-contract.ts';
import { storedSamples } from './event-samples.ts';
import { subscriptionEvents } from './events.ts';
import { invoiceCommands, invoiceList, invoicePdf } from './invoices-contract.ts';
import { checkoutDetail, purchaseCommands } from './purchases-contract.ts';

/** What people and companies agreed and paid. */
export const subscriptionsArea = {
  name: 'subscriptions',
  hasReadModels: true,
  streams: [
    {
      category: 'subscription',
      events: subscriptionEvents,
      samples: storedSamples,
      decider: subscriptionDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  commands: {
    ...subscriptionCommands,
    ...purchaseCommands,
    ...invoiceCommands,
    ...buyerCommands,
    ...declarationCommands,
  },
  uploads: {},
  queries: { subscriptionDetail, checkoutDetail, invoiceList, invoicePdf, paymentMethod, subscriptionById },
  keeps: [{ data: 'purchases', readers: ['self', 'payment_provider', 'admins', 'auditors'], until: 'law' }],
} as const satisfies Area;
