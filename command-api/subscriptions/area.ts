import type { subscriptionsArea } from '#domain/subscriptions/area.ts';
import { vatIdCheck } from '#infra/payments/vat-ids.ts';
import { type CommandArea, nothingToForget } from '../command-area.ts';
import { subscriptionCalls } from './calls.ts';
import { declarationReaction, reminderHandler } from './declaration-reactions.ts';
import { forgetHandler, lookHandler, reconcile } from './job-handlers.ts';
import { companyVatReaction, erasedCustomerReaction, subscriptionReaction } from './reactions.ts';
import { takeAlong } from './take-along.ts';

export const subscriptions: CommandArea<typeof subscriptionsArea> = {
  commands: subscriptionCalls,
  uploads: () => ({}),
  follows: (tools) => {
    const looking = { ...tools, checkVatId: vatIdCheck(tools.settings) };
    return {
      reactions: [
        ...[subscriptionReaction, erasedCustomerReaction, companyVatReaction(tools), declarationReaction(tools)],
      ],
      jobs: {
        'subscription-look': lookHandler(looking),
        'subscription-forget': forgetHandler(looking),
        'declaration-reminder': reminderHandler(tools),
      },
      scheduled: [reconcile(tools)],
    };
  },
  // The law requires keeping debts and payments; a VAT id in them is sealed. A reaction makes the provider delete the customer.
  forget: nothingToForget,
  takeAlong,
  streamWords: {
    subscription: { de: 'ein Abonnement', en: 'a subscription' },
    declaration: { de: 'eine Kündigung oder ein Widerruf', en: 'a cancellation or withdrawal' },
  },
};
