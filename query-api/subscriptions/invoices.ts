import { refuse } from '#domain/kernel/errors.ts';
import { invoiceList, invoicePdf } from '#domain/subscriptions/contract/invoices.ts';
import { dispositionOf } from '#infra/http/send-blob.ts';
import type { Payments } from '#infra/payments/payments.ts';
import { query } from '../query-area.ts';
import { customerFor } from './customer-for.ts';
import { invoicesOf } from './invoice-rows.ts';

export const invoicesQuery = query(invoiceList, {
  allow: 'signedIn',
  answer: async ({ userId, query: of }, pool) => invoicesOf(pool, await customerFor(pool, userId(), of)),
});

/** Passes the PDF through this server, because the provider's address would work for everybody who has it. */
export const invoicePdfQuery = ({ payments }: Readonly<{ payments: Payments | undefined }>) =>
  query(invoicePdf, {
    allow: 'signedIn',
    async answer({ params: { invoiceId }, userId, query: of, reply }, pool) {
      const customerId = await customerFor(pool, userId(), of);
      const invoice = (await invoicesOf(pool, customerId)).find(({ id }) => id === invoiceId) ?? refuse('not_found');
      const provider = payments ?? refuse('payments_not_set_up');
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', dispositionOf(`${invoice.number}.pdf`))
        .send(Buffer.from(await provider.invoicePdf(invoiceId)));
    },
  });
