import * as z from 'zod/mini';
import { type CommandCall, FileContent, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Money } from '#domain/kernel/money.ts';
import { paymentFailures } from '#domain/kernel/payment-failures.ts';
import { VatTreatment } from '#domain/kernel/vat.ts';
import { amounts, failures, moment, OfCompany } from './parts.ts';

export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  subscriptionId: z.nullable(Id),
  reason: z.enum(['purchase', 'renewal', 'change', 'other']),
  ...amounts,
  due: Money,
  paid: Money,
  credited: Money,
  vatRate: z.int(),
  treatment: VatTreatment,
  issuedAt: moment,
  paidAt: z.nullable(moment),
  dueAt: z.nullable(moment),
  periodStart: moment,
  periodEnd: moment,
  status: z.enum(['open', 'paid', 'void', 'written_off']),
  attempts: z.int(),
  nextAttemptAt: z.nullable(moment),
});
export type Invoice = z.infer<typeof Invoice>;

export const invoiceCommands = {
  /** Pays an open invoice at once. */
  PayInvoice: {
    method: 'POST',
    path: '/api/Subscriptions/Invoices/:invoiceId/Pay',
    params: z.object({ invoiceId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    query: OfCompany,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'conflict', ...paymentFailures, ...failures],
  },
  /** The page on which the customer confirms the payment of an open invoice at their bank, or pays it otherwise. */
  OpenBankPage: {
    method: 'POST',
    path: '/api/Subscriptions/Invoices/:invoiceId/BankPage',
    params: z.object({ invoiceId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    query: OfCompany,
    body: Nothing,
    answer: z.object({ url: z.string() }),
    status: 200,
    errors: ['not_found', 'conflict', ...failures],
  },
} as const satisfies Record<string, CommandCall>;

/** The newest first. */
export const invoiceList = {
  method: 'GET',
  path: '/api/Subscriptions/Invoices',
  name: 'invoice-list',
  query: OfCompany,
  answer: z.array(Invoice),
} as const satisfies QueryCall;

/** The file from the provider. */
export const invoicePdf = {
  method: 'GET',
  path: '/api/Subscriptions/Invoices/:invoiceId/Invoice.pdf',
  name: 'invoice-list',
  params: z.object({ invoiceId: z.string().check(z.minLength(1), z.maxLength(100)) }),
  query: OfCompany,
  answer: FileContent,
  contentType: 'application/pdf',
  errors: ['not_found', ...failures],
} as const satisfies QueryCall;
