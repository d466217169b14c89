import type { RecordLookUp } from '#domain/history/contract/look-up.ts';
import {
  comparedPayments,
  type PaymentSums,
  streamPayments,
  streamPaymentsCsv,
} from '#domain/history/contract/payments.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import type { Account } from '#domain/subscriptions/contract/account.ts';
import { paymentsOf } from '#domain/subscriptions/contract/payments.ts';
import { permittedElseUnknown } from '#infra/http/rules.ts';
import { dispositionOf } from '#infra/http/send-blob.ts';
import type { Payments } from '#infra/payments/payments.ts';
import { query } from '../../query-area.ts';
import { aboutStream } from '../about-stream.ts';
import type { ReadStored } from '../kept-streams.ts';
import { bookOf, differencesBetween, providedBook, sumsOf } from './book.ts';
import { type Paid, paidBy } from './paid-by-stream.ts';
import { paymentsCsv } from './payments-csv.ts';

type Tools = Readonly<{ record: RecordLookUp; read: ReadStored }>;

export const streamPaymentsQuery = (tools: Tools) =>
  aboutStream(streamPayments, tools, async ({ params: { id }, query: wanted }) => {
    const { events, account } = await paidBy(tools.read, id, wanted);
    return sumsOf(bookOf(events, account)).map((sums) => ({ ...sums, next: nextIn(account, sums) }));
  });

export const comparedPaymentsQuery = ({ payments, ...tools }: Tools & Readonly<{ payments: Payments | undefined }>) =>
  aboutStream(comparedPayments, tools, async ({ params: { id } }) =>
    compared(await paidBy(tools.read, id, {}), payments),
  );

function nextIn(account: Account, { currency }: PaymentSums) {
  const next = account.subscriptions.flatMap((one) => paymentsOf(account, one)?.next ?? []).at(-1);
  return next?.total.currency === currency ? next : null;
}

async function compared({ events, account }: Paid, payments: Payments | undefined) {
  const nothing = { sums: [], differences: [] };
  const { providerCustomerId } = account;
  if (providerCustomerId === null) return { state: 'nothing', ...nothing } as const;
  if (!payments) return { state: 'not_set_up', ...nothing } as const;
  try {
    const { invoices } = await payments.customer({ providerCustomerId, providerSessionId: null });
    const book = providedBook(invoices);
    const differences = differencesBetween(bookOf(events, account), book);
    return { state: 'compared', sums: sumsOf(book), differences } as const;
  } catch (error) {
    if (error instanceof DomainError) return { state: 'unavailable', ...nothing } as const;
    throw error;
  }
}

export const streamPaymentsCsvQuery = ({ record, read }: Tools) =>
  query(streamPaymentsCsv, {
    allow: permittedElseUnknown(readsHistory),
    async answer({ params: { id: stream }, query: wanted, userId, request, reply }) {
      const lookUp = { type: 'ExportHistory', data: { stream, format: 'payments' } } as const;
      await record({ userId: userId(), requestId: request.id, lookUp });
      const { events, company } = await paidBy(read, stream, wanted);
      const entries = [...events, ...company].sort((one, other) => (one.position < other.position ? -1 : 1));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', dispositionOf(`${stream}.payments.csv`))
        .send(paymentsCsv(entries));
    },
  });
