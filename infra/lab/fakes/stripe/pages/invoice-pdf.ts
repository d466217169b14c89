import PDFDocument from 'pdfkit';
import type { Invoice } from '../server/objects.ts';

const amountOf = (amount: number, currency: string): string => `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;

/** An invoice of the demo on paper. */
export function invoicePdf(invoice: Invoice): NodeJS.ReadableStream {
  const { number, created, currency, lines, subtotal, total_discount_amounts, total_taxes, total } = invoice;
  const paper = new PDFDocument({ size: 'A4', margin: 60, info: { Title: number } });
  const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);
  paper.fontSize(18).text(`Demo: Rechnung / invoice ${number}`).moveDown();
  paper
    .fontSize(11)
    .text(new Date(created * 1_000).toISOString().slice(0, 10))
    .moveDown();
  const { customer_name, customer_address: address, customer_tax_ids } = invoice;
  const town = [address?.postal_code, address?.city].filter(Boolean).join(' ');
  for (const row of [
    customer_name,
    address?.line1,
    town,
    address?.country,
    ...customer_tax_ids.map(({ value }) => value),
  ])
    if (row) paper.text(row);
  paper.moveDown();
  for (const line of lines.data)
    paper.text(`${line.quantity} × ${line.description}: ${amountOf(line.amount, currency)}`);
  paper.moveDown().text(`Summe / subtotal: ${amountOf(subtotal, currency)}`);
  paper.text(`Nachlass / discount: ${amountOf(sum(total_discount_amounts), currency)}`);
  paper.text(`USt. / VAT: ${amountOf(sum(total_taxes), currency)}`);
  paper.text(`Gesamt / total: ${amountOf(total, currency)}`);
  if (invoice.customer_tax_exempt === 'reverse')
    paper.moveDown().text('Steuerschuldnerschaft des Leistungsempfängers / reverse charge');
  paper.end();
  return paper;
}
