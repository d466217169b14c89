import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import type * as z from 'zod/mini';
import { comparedPayments, type PaymentDifference } from '#domain/history/contract/payments.ts';
import { query } from '../../lib/api.ts';
import { useMoney } from '../../lib/use-money.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useHistoryWords } from '../words.ts';

/** Compares each invoice in the log with the provider's present one; the provider has no history. */
export function ComparedWithProvider({ stream }: Readonly<{ stream: string }>) {
  const asked = useQuery(query(comparedPayments, { id: stream }));
  return (
    <div className="border-t border-line pt-4 text-sm">
      {asked.isPending && (
        <Loading>
          <Skeleton className="h-5 w-64 max-w-full" />
        </Loading>
      )}
      {asked.isError && <ErrorState error={asked.error} retry={() => void asked.refetch()} />}
      {asked.data && <Verdict {...asked.data} />}
    </div>
  );
}

type Compared = z.output<typeof comparedPayments.answer>;

function Verdict({ state, differences }: Compared) {
  if (state !== 'compared')
    return (
      <p className="text-ink-soft">
        <NotCompared state={state} />
      </p>
    );
  if (differences.length === 0)
    return (
      <p className="flex items-start gap-2">
        <Check aria-hidden="true" className="mt-0.5 size-4 flex-none text-good" />
        <Trans>Jede Rechnung stimmt jetzt mit der beim Zahlungsdienst überein.</Trans>
      </p>
    );
  return (
    <div className="grid gap-3" role="alert">
      <p className="flex items-start gap-2 font-[600]">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-off" />
        <Trans>Der Verlauf und der Zahlungsdienst sagen jetzt nicht dasselbe.</Trans>
      </p>
      <ul className="grid gap-2">
        {differences.map((difference) => (
          <Difference key={`${difference.invoiceId} ${difference.field}`} difference={difference} />
        ))}
      </ul>
    </div>
  );
}

function NotCompared({ state }: Readonly<{ state: Exclude<Compared['state'], 'compared'> }>) {
  switch (state) {
    case 'nothing':
      return <Trans>Beim Zahlungsdienst gibt es dazu nichts.</Trans>;
    case 'not_set_up':
      return <Trans>Nicht verglichen: Hier ist kein Zahlungsdienst eingerichtet.</Trans>;
    case 'unavailable':
      return <Trans>Nicht verglichen: Der Zahlungsdienst antwortet gerade nicht.</Trans>;
  }
}

function Difference({
  difference: { invoiceId, number, field, ours, theirs },
}: Readonly<{ difference: PaymentDifference }>) {
  const words = useHistoryWords();
  return (
    <li className="grid gap-0.5">
      <span>
        <b className="font-[600]" title={invoiceId}>
          {number}
        </b>{' '}
        <span className="text-ink-soft">{words.ofField(field)}</span>
      </span>
      <span className="flex flex-wrap gap-x-4 tabular-nums">
        <span>
          <Trans>Verlauf:</Trans> <Said value={ours} />
        </span>
        <span>
          <Trans>Zahlungsdienst:</Trans> <Said value={theirs} />
        </span>
      </span>
    </li>
  );
}

function Said({ value }: Readonly<{ value: PaymentDifference['ours'] }>) {
  const words = useHistoryWords();
  const money = useMoney();
  if (value === null) return <Trans>fehlt</Trans>;
  return typeof value === 'string' ? words.ofValue(value) : money(value);
}
