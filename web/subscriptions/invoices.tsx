import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { type Invoice, invoiceList, invoicePdf } from '#domain/subscriptions/contract/invoices.ts';
import { fillPath, withSearch } from '../lib/address.ts';
import { query } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { request } from '../lib/request.ts';
import { saveBlob } from '../lib/save-file.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useMoney } from '../lib/use-money.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useCustomer } from './customer.tsx';

const firstShown = 6;

/** Every invoice, the newest first; nothing where there is none. */
export function Invoices() {
  const listed = useQuery(query(invoiceList, useCustomer()));
  if (listed.isError) return <ErrorState error={listed.error} retry={() => void listed.refetch()} />;
  if (!listed.data || listed.data.length === 0) return null;
  const [first, more] = [listed.data.slice(0, firstShown), listed.data.slice(firstShown)];
  return (
    <section aria-labelledby="invoices" className="grid gap-2 border-t border-line pt-5">
      <h3 id="invoices" className="text-md font-[600]">
        <Trans>Rechnungen</Trans>
      </h3>
      <List invoices={first} />
      {more.length > 0 && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-primary underline underline-offset-4 max-md:min-h-touch">
            <Trans>Ältere Rechnungen</Trans>
          </summary>
          <List invoices={more} />
        </details>
      )}
    </section>
  );
}

const List = ({ invoices }: Readonly<{ invoices: readonly Invoice[] }>) => (
  <ul className="divide-y divide-line">
    {invoices.map((invoice) => (
      <Row key={invoice.id} {...invoice} />
    ))}
  </ul>
);

function Row(invoice: Invoice) {
  const formats = useFormats();
  const money = useMoney();
  const { id, number, issuedAt, total } = invoice;
  return (
    <li className="flex items-center gap-3 py-1.5 text-sm">
      <span className="flex-none whitespace-nowrap tabular-nums sm:w-40">{formats.day(issuedAt)}</span>
      <span className="min-w-0 flex-1 truncate text-ink-faint max-sm:sr-only">{number}</span>
      <span className="flex-none max-sm:flex-1">
        <State {...invoice} />
      </span>
      <span className="flex-none text-right font-[550] tabular-nums">{money(total)}</span>
      <PdfButton id={id} number={number} />
    </li>
  );
}

function State({ status, credited, total }: Invoice) {
  const money = useMoney();
  if (credited.amount >= total.amount && credited.amount > 0)
    return (
      <span className="text-ink-soft">
        <Trans>Erstattet</Trans>
      </span>
    );
  const back = money(credited);
  switch (status) {
    case 'paid':
      return (
        <span className="text-ink-soft">
          {credited.amount > 0 ? <Trans>Bezahlt, {back} erstattet</Trans> : <Trans>Bezahlt</Trans>}
        </span>
      );
    case 'open':
      return (
        <span className="text-off">
          <Trans>Offen</Trans>
        </span>
      );
    default:
      return (
        <span className="text-ink-faint">
          <Trans>Storniert</Trans>
        </span>
      );
  }
}

function PdfButton({ id, number }: Pick<Invoice, 'id' | 'number'>) {
  const { t } = useLingui();
  const customer = useCustomer();
  const download = useMutation({
    mutationFn: async () => {
      const { path } = fillPath(invoicePdf.path, { invoiceId: id });
      saveBlob(await (await request(withSearch(path, customer))).blob(), `${number}.pdf`);
    },
    onError: (error) => showSnackbar(errorMessage(error)),
  });
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={t`Rechnung ${number} als PDF`}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {!download.isPending && <FileDown aria-hidden="true" />}
    </Button>
  );
}
