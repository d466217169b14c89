import type { Pool } from 'pg';
import type { Invoice } from '#domain/subscriptions/contract/invoices.ts';

type Row = Readonly<{
  id: string;
  issued: Omit<Invoice, 'id' | 'status' | 'paid' | 'credited' | 'attempts' | 'nextAttemptAt' | 'paidAt'>;
  status: Invoice['status'];
  attempts: number;
  next_attempt_at: Date | null;
  paid: string;
  paid_at: Date | null;
  credited: string;
}>;

/** A customer's invoices, the newest first. */
export async function invoicesOf(pool: Pool, customerId: string): Promise<Invoice[]> {
  const { rows } = await pool.query<Row>(
    `select id, issued, status, attempts, next_attempt_at, paid, paid_at, credited
       from subscriptions.invoice where customer_id = $1 order by issued_at desc, id desc`,
    [customerId],
  );
  return rows.map(shown);
}

function shown({ id, issued, status, attempts, next_attempt_at, paid, paid_at, credited }: Row): Invoice {
  const { number, subscriptionId, reason, subtotal, discount, net, vat, total, due, vatRate, treatment } = issued;
  const { issuedAt, dueAt, periodStart, periodEnd } = issued;
  const inCurrency = (amount: string) => ({ amount: Number(amount), currency: total.currency });
  return {
    ...{ id, number, subscriptionId, reason, subtotal, discount, net, vat, total, due, vatRate, treatment },
    ...{
      issuedAt,
      dueAt,
      periodStart,
      periodEnd,
      status,
      attempts,
      paid: inCurrency(paid),
      credited: inCurrency(credited),
    },
    nextAttemptAt: next_attempt_at && new Date(next_attempt_at).toISOString(),
    paidAt: paid_at && new Date(paid_at).toISOString(),
  };
}
