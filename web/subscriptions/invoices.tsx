import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { type Invoice, invoiceList, invoicePdf } from '#domain/subscriptions/contract/invoices.ts';
import { fillPath, withSearch } from '../lib/address.ts';
import { query } from '../lib/api.ts';
import { tellRefusal } from '../lib/changes.ts';
import { request } from '../lib/request.ts';
import { saveBlob } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useCustomer } from './customer.tsx';
import { InvoiceTable } from './invoice-table.tsx';

/** Every invoice of the customer; nothing if there is none. */
export function Invoices() {
  const listed = useQuery(query(invoiceList, useCustomer()));
  if (listed.isError) return <ErrorState error={listed.error} retry={() => void listed.refetch()} />;
  if (!listed.data || listed.data.length === 0) return null;
  return (
    <section aria-labelledby="invoices" className="grid gap-2 border-t border-line pt-5">
      <h3 id="invoices" className="text-md font-[600]">
        <Trans>Rechnungen</Trans>
      </h3>
      <InvoiceTable
        name="invoices"
        invoices={listed.data}
        actions={({ id, number }) => <PdfButton id={id} number={number} />}
      />
    </section>
  );
}

function PdfButton({ id, number }: Pick<Invoice, 'id' | 'number'>) {
  const { t } = useLingui();
  const customer = useCustomer();
  const download = useMutation({
    mutationFn: async () => {
      const { path } = fillPath(invoicePdf.path, { invoiceId: id });
      saveBlob(await (await request(withSearch(path, customer))).blob(), `${number}.pdf`);
    },
    onError: tellRefusal,
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
