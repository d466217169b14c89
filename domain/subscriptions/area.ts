import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { buyerCommands } from './contract/buyer.ts';
import { paymentMethod, subscriptionById, subscriptionCommands, subscriptionDetail } from './contract/calls.ts';
import { declarationCommands, declarationList } from './contract/declarations.ts';
import { eventWords } from './contract/event-words.ts';
import { invoiceCommands, invoiceList, invoicePdf } from './contract/invoices.ts';
import { checkoutDetail, purchaseCommands } from './contract/purchases.ts';
import { subscriptionDecider } from './decider.ts';
import { type DeclarationEvent, declarationDecider, declarationEvents, declarationSamples } from './declaration.ts';
import { storedSamples } from './event-samples.ts';
import { subscriptionEvents } from './events.ts';

const customer = z.object({ customerId: z.string(), webhook: z.optional(z.string()) });

/** Contracts and payments of people and companies. */
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
    {
      category: 'declaration',
      events: declarationEvents,
      samples: declarationSamples,
      decider: declarationDecider as Folding,
      ownerInEvent: (event: DeclarationEvent) =>
        event.type === 'DeclarationReceived' && event.data.found ? event.data.ownerId : undefined,
    },
  ],
  eventWords,
  commands: {
    ...subscriptionCommands,
    ...purchaseCommands,
    ...invoiceCommands,
    ...buyerCommands,
    ...declarationCommands,
  },
  uploads: {},
  queries: {
    subscriptionDetail,
    checkoutDetail,
    invoiceList,
    invoicePdf,
    paymentMethod,
    subscriptionById,
    declarationList,
  },
  keeps: [{ data: 'purchases', readers: ['self', 'payment_provider', 'admins', 'auditors'], until: 'law' }],
  jobs: {
    /** Compares one customer with the provider. `webhook`: the provider's event that triggered it. */
    'subscription-look': customer,
    /** Ends an erased person's running payments, then deletes the customer at the provider. */
    'subscription-forget': customer,
    'declaration-reminder': z.object({ id: z.string(), count: z.number() }),
  },
} as const satisfies Area;
