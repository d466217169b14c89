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
      jobs: [lookHandler(looking), forgetHandler(looking), reminderHandler(tools)],
      scheduled: [reconcile(tools)],
    };
  },
  // What is owed and paid stays for as long as the law wants; a VAT id in it is sealed. The provider forgets by a reaction.
  forget: nothingToForget,
  takeAlong,
  streamWords: {
    subscription: { de: 'ein Abonnement', en: 'a subscription' },
    declaration: { de: 'eine Kündigung oder ein Widerruf', en: 'a cancellation or withdrawal' },
  },
};
