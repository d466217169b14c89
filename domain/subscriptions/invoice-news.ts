import type { Account, Invoice } from './contract/account.ts';
import type { SubscriptionEvent } from './events.ts';
import type { ReportedInvoice } from './provider-report.ts';

type News = readonly SubscriptionEvent[];

/** Changes of one invoice. */
export function invoiceNews(reported: ReportedInvoice, { invoices }: Account): News {
  const known = invoices[reported.invoiceId];
  const isCredited = reported.credited.amount !== (known?.credited.amount ?? 0);
  const { invoiceId, credited } = reported;
  return [
    ...(known ? [] : [issued(reported)]),
    ...(statusOf(reported) === (known?.status ?? 'open')
      ? attemptNews(reported, known?.attempts ?? 0)
      : settled(reported)),
    ...(isCredited ? [{ type: 'InvoiceCredited', data: { invoiceId, credited } } as const] : []),
  ];
}

/** Converted to our types. */
const statusOf = ({ status }: ReportedInvoice): Invoice['status'] =>
  status === 'uncollectible' ? 'written_off' : status;

function issued(reported: ReportedInvoice): SubscriptionEvent {
  const { invoiceId, number, subscriptionId, reason, subtotal, discount, net, vat, total, due } = reported;
  const { vatRate, treatment, periodStart, periodEnd, issuedAt, dueAt } = reported;
  const amounts = { subtotal, discount, net, vat, total, due, vatRate, treatment };
  const times = { periodStart, periodEnd, issuedAt, dueAt };
  return { type: 'InvoiceIssued', data: { invoiceId, number, subscriptionId, reason, ...amounts, ...times } };
}

function settled({ invoiceId, status, paid, paidAt, issuedAt }: ReportedInvoice): News {
  switch (status) {
    case 'paid':
      return [{ type: 'InvoicePaid', data: { invoiceId, paid, paidAt: paidAt ?? issuedAt } }];
    case 'void':
      return [{ type: 'InvoiceVoided', data: { invoiceId } }];
    case 'uncollectible':
      return [{ type: 'InvoiceWrittenOff', data: { invoiceId } }];
    default:
      return [];
  }
}

const attemptNews = ({ invoiceId, status, attempts: attempt, nextAttemptAt }: ReportedInvoice, known: number): News =>
  status === 'open' && attempt > known ? [{ type: 'PaymentFailed', data: { invoiceId, attempt, nextAttemptAt } }] : [];
