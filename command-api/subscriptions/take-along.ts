import type { Recorded } from '#domain/kernel/message.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { TakeAlong } from '../command-area.ts';
import { csv } from '../csv.ts';
import { textFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['purchases'],
  contents: { de: 'invoices.csv       Ihre Rechnungen', en: 'invoices.csv       your invoices' },
  files: ({ streams }, { store }) => {
    const own = streams.subscription ?? [];
    return own.length === 0 ? [] : [textFile('invoices.csv', () => invoices(store, own))];
  },
};

const minorUnits = 100;

async function invoices(store: EventStore, streams: readonly string[]): Promise<string> {
  const rows: (readonly string[])[] = [];
  for (const stream of streams)
    for (const { type, data } of (await store.readStream(stream)) as readonly Recorded<SubscriptionEvent>[]) {
      if (type !== 'InvoiceIssued') continue;
      const { number, issuedAt, reason, net, vat, total } = data;
      const amounts = [net, vat, total].map(({ amount }) => (amount / minorUnits).toFixed(2));
      rows.push([issuedAt, number, reason, ...amounts, total.currency]);
    }
  return csv(['issued', 'number', 'reason', 'net', 'vat', 'total', 'currency'], rows);
}
