import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type ActivityMonth, companyActivity, smallestGroup } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** How much the company's people practise, within what managers may see. */
export function ActivityCard() {
  const { data, isError, error, refetch } = useQuery(query(companyActivity, {}));
  if (isError) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="activity">
      <h2 id="activity" className="text-lg">
        <Trans>Wie viel geübt wird</Trans>
      </h2>
      {data ? <Months months={data} /> : <Waiting />}
      <p className="max-w-reading text-sm text-ink-soft">
        <Trans>
          Sie sehen nur abgeschlossene Monate und nur Gruppen ab {smallestGroup} Mitarbeitern. Vorträge und Ergebnisse
          sehen Sie nie.
        </Trans>{' '}
        <Link href="/company/data" className="text-primary underline">
          <Trans>Was gespeichert wird, und wer es sieht</Trans>
        </Link>
      </p>
    </section>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton className="h-40 rounded-lg" />
  </Loading>
);

function Months({ months }: Readonly<{ months: readonly ActivityMonth[] }>) {
  if (months.length === 0)
    return (
      <Card className="p-6 text-ink-soft max-md:p-5">
        <Trans>Die erste Übersicht gibt es nach dem ersten vollen Monat.</Trans>
      </Card>
    );
  return (
    <Card>
      <table className="w-full text-left">
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line [&>th]:px-5 [&>th]:py-3 [&>th]:font-normal max-md:[&>th]:px-3">
            <th scope="col">
              <Trans>Monat</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Mitarbeiter insgesamt</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>davon aktiv</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Vorträge</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <Month key={month.month} {...month} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Month({ month, people, active, talks }: ActivityMonth) {
  const { i18n } = useLingui();
  const written = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <tr className="border-b border-line last:border-0 [&>*]:px-5 [&>*]:py-3 max-md:[&>*]:px-3">
      <th scope="row" className="font-[550]">
        {written.format(new Date(`${month}-01T00:00:00Z`))}
      </th>
      {people === null || !active || !talks ? (
        <td colSpan={3} className="text-right text-ink-soft">
          <Trans>zu wenige Mitarbeiter</Trans>
        </td>
      ) : (
        <>
          <td className="text-right tabular-nums">{people}</td>
          <td className="text-right tabular-nums">
            <Range {...active} />
          </td>
          <td className="text-right tabular-nums">
            {talks.least > 0 ? <Trans>mindestens {talks.least}</Trans> : <Trans>keine Angabe</Trans>}
          </td>
        </>
      )}
    </tr>
  );
}

function Range({ least, most }: Readonly<{ least: number; most: number }>) {
  if (least === most) return least;
  return (
    <Trans>
      {least} bis {most}
    </Trans>
  );
}
