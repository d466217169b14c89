import * as z from 'zod/mini';
import { FileContent, type QueryCall } from '#domain/kernel/contract.ts';
import { Currency, Money } from '#domain/kernel/money.ts';
import { Payments } from '#domain/subscriptions/contract/parts.ts';
import { AtMoment, forAuditors, ofStream } from './calls.ts';

/** Sums of invoices in one currency; void invoices count only in `voided`. */
const Sums = z.object({
  currency: Currency,
  invoices: z.int(),
  net: Money,
  vat: Money,
  total: Money,
  paid: Money,
  /** Credit notes: refunds, and amounts that were never charged. */
  credited: Money,
  open: Money,
  voided: Money,
});
export type PaymentSums = z.infer<typeof Sums>;

const SumsAndNext = z.extend(Sums, { next: z.nullable(Payments.shape.next) });
export type SumsAndNext = z.infer<typeof SumsAndNext>;

export const comparedFields = ['net', 'vat', 'total', 'paid', 'credited'] as const;

/** A field of an invoice that differs between the log (`ours`) and the payment provider (`theirs`). Null: the invoice is unknown there. */
const Difference = z.object({
  invoiceId: z.string(),
  number: z.string(),
  field: z.enum([...comparedFields, 'status']),
  ours: z.nullable(z.union([Money, z.string()])),
  theirs: z.nullable(z.union([Money, z.string()])),
});
export type PaymentDifference = z.infer<typeof Difference>;

/** For a customer or a company: the sums of all invoices known at that moment, and the planned payments. */
export const streamPayments = {
  ...forAuditors,
  path: '/api/Audit/Streams/:id/Payments',
  name: 'stream-payments',
  params: ofStream,
  query: AtMoment,
  answer: z.array(SumsAndNext),
} as const satisfies QueryCall;

/** Compares the log with the payment provider's invoices, both in their current state: the provider has no earlier states. */
export const comparedPayments = {
  ...forAuditors,
  path: '/api/Audit/Streams/:id/Payments/Compared',
  name: 'compared-payments',
  params: ofStream,
  query: z.object({}),
  answer: z.object({
    /** `nothing`: the provider has no such customer. */
    state: z.enum(['compared', 'nothing', 'not_set_up', 'unavailable']),
    sums: z.array(Sums),
    differences: z.array(Difference),
  }),
} as const satisfies QueryCall;

/** One row for each entry up to that moment: amounts, prices and rates at that time, and the webhook that reported it. */
export const streamPaymentsCsv = {
  ...streamPayments,
  path: '/api/Audit/Streams/:id/Payments.csv',
  name: 'stream-payments-csv',
  answer: FileContent,
  contentType: 'text/csv',
} as const satisfies QueryCall;
