import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { Link } from 'wouter';
import { type KeptDataRow, keptData, smallestGroup } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { csvOf } from '../lib/csv.ts';
import { saveBlob } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { KeptDataTable } from './kept-data-table.tsx';
import { useKeptDataWords } from './use-kept-data-words.ts';

/**
 * For works councils and everybody in a company: which data are stored, why, who reads them, and how long they are
 * kept.
 */
export function KeptDataPage() {
  const { data, isError, error, refetch } = useQuery(query(keptData, {}));
  const above = (
    <Link href="/company/home" className="print:hidden">
      <Trans>Firma</Trans>
    </Link>
  );
  return (
    <div className="max-w-[1080px]">
      <PageHeader
        above={above}
        title={<Trans>Was gespeichert wird, und wer es sieht</Trans>}
        actions={data && <Actions rows={data} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Wall />
        {isError && <ErrorState error={error} retry={() => void refetch()} />}
        {!data && !isError && (
          <Loading>
            <Skeleton className="h-96 rounded-lg" />
          </Loading>
        )}
        {data && <KeptDataTable rows={data} />}
      </div>
    </div>
  );
}

function Actions({ rows }: Readonly<{ rows: readonly KeptDataRow[] }>) {
  const { t } = useLingui();
  const { heads, inWords } = useKeptDataWords();
  const save = () => {
    const cells = rows.map(inWords).map(({ data, purpose, readers, until }) => [data, purpose, readers, until]);
    const name = t`gespeicherte-daten`;
    saveBlob(new Blob([csvOf([heads, ...cells])], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  return (
    <>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <Trans>Drucken oder als PDF sichern</Trans>
      </Button>
      <Button onClick={save}>
        <Download aria-hidden="true" />
        <Trans>Als CSV herunterladen</Trans>
      </Button>
    </>
  );
}

const Wall = () => (
  <Card className="grid gap-4 p-6 max-md:p-5">
    <h2 className="text-lg">
      <Trans>Was Inhaber und Verwaltung der Firma sehen</Trans>
    </h2>
    <ul className="grid max-w-reading list-disc gap-2 pl-5">
      <li>
        <Trans>Wer einen Platz hat oder eingeladen ist: Name, E-Mail-Adresse und Rolle.</Trans>
      </li>
      <li>
        <Trans>
          Für jeden abgeschlossenen Monat, wie viele Mitarbeiter aktiv waren und wie viele Vorträge sie zusammen
          aufgenommen haben. Gezählt wird, wer den ganzen Monat dabei war; Inhaber und Verwaltung zählen nicht mit.
        </Trans>
      </li>
      <li>
        <Trans>
          Bei weniger als {smallestGroup} Mitarbeitern sehen sie gar keine Zahl. Vorträge stehen nur in Schritten von
          fünf da, und dass alle oder niemand aktiv war, steht nie da.
        </Trans>
      </li>
      <li>
        <Trans>
          Ein Monat ändert sich nachträglich nicht: Wer jemanden einlädt oder entfernt, kann aus dem Unterschied nichts
          schließen.
        </Trans>
      </li>
    </ul>
    <h2 className="text-lg">
      <Trans>Was sie nie sehen</Trans>
    </h2>
    <p className="max-w-reading">
      <Trans>
        Aufnahmen, Mitschriften, Werte, die Stimmung eines Textes, Rückmeldungen, Ziele und wer wie oft übt. Dafür gibt
        es keinen Abruf, auch nicht über die Schnittstelle. Was jemand selbst mit einer Person teilt, sieht diese
        Person, auch wenn sie die Firma verwaltet.
      </Trans>
    </p>
  </Card>
);
