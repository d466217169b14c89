import type { Area, Folding } from '#domain/kernel/area.ts';
import {
  checkoutDetail,
  invoiceList,
  invoicePdf,
  paymentMethod,
  subscriptionById,
  subscriptionCommands,
  subscriptionDetail,
} from './contract.ts';
import { subscriptionDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { subscriptionEvents } from './events.ts';

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
  commands: subscriptionCommands,
  uploads: {},
  queries: { subscriptionDetail, checkoutDetail, invoiceList, invoicePdf, paymentMethod, subscriptionById },
  keeps: [{ data: 'purchases', readers: ['self', 'payment_provider', 'admins', 'auditors'], until: 'law' }],
} as const satisfies Area;
