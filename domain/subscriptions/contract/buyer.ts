import * as z from 'zod/mini';
import { type CommandCall, Nothing } from '#domain/kernel/contract.ts';
import { Country, TaxPreview, VatIdText } from '#domain/kernel/vat.ts';

/** A private customer states a country, a business its VAT id, which contains the country. */
const changed = { body: z.object({ country: z.optional(Country), vatId: z.optional(VatIdText) }) };
const errors = ['invalid_input', 'conflict', 'vat_id_invalid', 'too_many_requests'] as const;

export const buyerCommands = {
  /** Changes nothing. The input is in the body, so that no address contains a VAT id. */
  PreviewBuyer: {
    ...changed,
    method: 'POST',
    path: '/api/Subscriptions/Buyer/Preview',
    answer: TaxPreview,
    status: 200,
    errors,
  },
  /** For existing customers; the tax changes from the next invoice on. */
  ChangeBuyer: {
    ...changed,
    method: 'PATCH',
    path: '/api/Subscriptions/Buyer',
    answer: Nothing,
    status: 204,
    errors: [...errors, 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;
