import type { Locale } from '#domain/kernel/contract.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { vatIdCheck } from '#infra/payments/vat-ids.ts';
import type { CommandTools } from '../command-area.ts';
import { noteCustomerIn } from './customers.ts';
import type { LookTools } from './look-after.ts';
import type { Buyer, QuoteTools } from './quote.ts';

/** `email` and `name` go to the provider, for its mails and invoices. */
export type Customer = Buyer & Readonly<{ askedBy: string; email: string; name: string; locale: Locale }>;
export type PurchaseTools = LookTools &
  QuoteTools &
  Readonly<{
    publicUrl: () => string;
    /** Stores the customer's id at the provider: webhooks give no other id. */
    noteCustomer: (customerId: string, providerCustomerId: string) => Promise<void>;
  }>;

export const sellingTools = (tools: CommandTools): PurchaseTools => ({
  ...tools,
  payments: tools.payments ?? refuse('payments_not_set_up'),
  checkVatId: vatIdCheck(tools.settings),
  noteCustomer: noteCustomerIn(tools.pool),
});
