import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SumsAndNext, streamPayments, streamPaymentsCsv } from '#domain/history/contract/payments.ts';
import type { Money } from '#domain/kernel/money.ts';
import { fillPath, withSearch } from '../../lib/address.ts';
import { query } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { request } from '../../lib/request.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useMoney } from '../../lib/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { Moment } from '../use-state-at.ts';
import { ShownCategory } from '../words.ts';
import { ComparedWithProvider } from './compared-with-provider.tsx';

type Props = Readonly<{ stream: string; moment: Moment }>;

/** Invoices, payments and refunds up to a moment, and whether the payment provider agrees. */
export function PaymentsCard({ stream, moment }: Props) {
  const asked = useQuery({ ...query(streamPayments, { id: stream, ...moment }), placeholderData: (before) => before });
  return (
    <section className="grid min-w-0 gap-4" aria-labelledby="payments">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="payments" className="text-lg">
          <Trans>Zahlungen bis dahin</Trans>
        </h2>
        <CsvButton stream={stream} moment={moment} />
      </div>
      <Card className="grid min-w-0 gap-5 p-5 max-md:p-4" aria-busy={asked.isPlaceholderData}>
        {asked.isPending && (
          <Loading>
            <Skeleton className="h-32" />
          </Loading>
        )}
        {asked.isError && <ErrorState error={asked.error} retry={() => void asked.refetch()} />}
        {asked.data?.length === 0 && (
          <p className="text-sm text-ink-soft">
            <Trans>Bis zu diesem Zeitpunkt gab es keine Rechnung.</Trans>
          </p>
        )}
        {asked.data?.map((sums) => (
          <Sums key={sums.currency} sums={sums} />
        ))}
        {asked.data && (
          <ShownCategory value="subscription">
            <ComparedWithProvider stream={stream} />
          </ShownCategory>
        )}
      </Card>
    </section>
  );
}

function Sums({ sums }: Readonly<{ sums: SumsAndNext }>) {
  const { currency, invoices, net, vat, total, paid, credited, open, voided, next } = sums;
  const formats = useFormats();
  const day = next && formats.day(next.at);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 text-sm">
      <Line label={<Trans>Rechnungen in {currency}</Trans>}>{invoices}</Line>
      <Line label={<Trans>Netto</Trans>}>
        <Amount {...net} />
      </Line>
      <Line label={<Trans>Umsatzsteuer</Trans>}>
        <Amount {...vat} />
      </Line>
      <Line label={<Trans>In Rechnung gestellt</Trans>} isTotal>
        <Amount {...total} />
      </Line>
      <Line label={<Trans>Bezahlt</Trans>}>
        <Amount {...paid} />
      </Line>
      <Line label={<Trans>Erstattet oder gutgeschrieben</Trans>}>
        <Amount {...credited} />
      </Line>
      <Line label={<Trans>Offen</Trans>}>
        <Amount {...open} />
      </Line>
      {voided.amount !== 0 && (
        <Line label={<Trans>Storniert</Trans>}>
          <Amount {...voided} />
        </Line>
      )}
      {next && (
        <Line label={<Trans>Nächste Zahlung am {day}</Trans>}>
          <Amount {...next.due} />
        </Line>
      )}
    </dl>
  );
}

type LineProps = Readonly<{ label: ReactNode; isTotal?: boolean; children: ReactNode }>;

const Line = ({ label, isTotal = false, children }: LineProps) => (
  <>
    <dt className={isTotal ? 'font-[600]' : 'text-ink-soft'}>{label}</dt>
    <dd className={`text-right tabular-nums ${isTotal ? 'font-[600]' : ''}`}>{children}</dd>
  </>
);

const Amount = (amount: Money) => useMoney()(amount);

function CsvButton({ stream, moment }: Props) {
  const { t } = useLingui();
  const download = useMutation({
    mutationFn: async () => {
      const { path } = fillPath(streamPaymentsCsv.path, { id: stream });
      saveBlob(await (await request(withSearch(path, moment))).blob(), `${stream}.csv`);
    },
    onError: tellRefusal,
  });
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()} aria-label={t`Zahlungen als Tabelle (CSV)`}>
      <Download aria-hidden="true" />
      <Trans>Tabelle (CSV)</Trans>
    </Button>
  );
}
