import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DataExport, dataExport, dataExportDays } from '#domain/privacy/contract/calls.ts';
import { lookMs } from '#domain/product/contract/timing.ts';
import { query } from '../lib/api.ts';
import { Alert } from '../ui/alert.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AskForExport } from './ask-for-export.tsx';
import { ExportMaking } from './export-making.tsx';
import { ExportReady } from './export-ready.tsx';

type Reason = Extract<DataExport, { status: 'failed' }>['reason'];

function ExportFailed({ reason }: Readonly<{ reason: Reason }>) {
  return (
    <div className="grid justify-items-start gap-3">
      <Alert>
        {reason === 'storage_full' ? (
          <Trans>
            Das Archiv ließ sich nicht erstellen: Auf dem Server ist gerade kein Platz dafür. Bitte versuchen Sie es
            später noch einmal.
          </Trans>
        ) : (
          <Trans>
            Das Archiv ließ sich nicht erstellen. Bitte versuchen Sie es noch einmal; bleibt es dabei, schreiben Sie dem
            Support.
          </Trans>
        )}
      </Alert>
      <AskForExport askAgainFrom={null} />
    </div>
  );
}

const whatBecame: Readonly<Record<Removed, ReactNode>> = {
  asked: <Trans>Das letzte Archiv ist entfernt.</Trans>,
  expired: <Trans>Die Zeit des letzten Archivs ist um; es ist gelöscht.</Trans>,
};

/** An archive of one's own data: request it, follow its progress, download it, remove it. */
export function MyData() {
  const days = dataExportDays;
  return (
    <SettingsSection
      title={<Trans>Meine Daten</Trans>}
      text={
        <Trans>
          Alles, was Rostra über Sie gespeichert hat, in einem ZIP-Archiv: Konto, Vorträge mit Aufnahmen, Messwerten und
          Worten, und was wann geschehen ist. Es liegt {days} Tage für Sie bereit und wird dann gelöscht.
        </Trans>
      }
    >
      <LatestExport />
    </SettingsSection>
  );
}

function LatestExport() {
  const asked = useQuery({
    ...query(dataExport, {}),
    refetchInterval: ({ state }) => (state.data?.latest?.status === 'making' ? lookMs.work : false),
  });
  if (asked.data) return <Shown {...asked.data} />;
  if (asked.isError) return <ErrorState error={asked.error} retry={() => void asked.refetch()} />;
  return (
    <Loading className="grid gap-3">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-9 w-44" />
    </Loading>
  );
}

type ShownProps = Readonly<{ latest: DataExport | null; askAgainFrom: string | null }>;

function Shown({ latest, askAgainFrom }: ShownProps) {
  switch (latest?.status) {
    case 'making':
      return <ExportMaking progress={latest.progress} />;
    case 'ready':
      return <ExportReady archive={latest} askAgainFrom={askAgainFrom} />;
    case 'failed':
      return <ExportFailed reason={latest.reason} />;
    default:
      return <ExportNone removed={latest?.reason} askAgainFrom={askAgainFrom} />;
  }
}

type Removed = 'asked' | 'expired';

type ExportNoneProps = Readonly<{ removed: Removed | undefined; askAgainFrom: string | null }>;

/** There is no archive, or it was removed. */
function ExportNone({ removed, askAgainFrom }: ExportNoneProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{removed ? whatBecame[removed] : <Trans>Sie haben noch kein Archiv angefordert.</Trans>}</p>
      <AskForExport askAgainFrom={askAgainFrom} />
    </div>
  );
}
