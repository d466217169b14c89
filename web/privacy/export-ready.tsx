import { Plural, Trans } from '@lingui/react/macro';
import { Download, FileArchive } from 'lucide-react';
import { useState } from 'react';
import type { DataExport } from '#domain/privacy/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { ExportQuestion } from './export-question.tsx';
import { useExportDownload } from './use-export.ts';

type Ready = Extract<DataExport, { status: 'ready' }>;
type ExportReadyProps = Readonly<{ archive: Ready; askAgainFrom: string | null }>;

export function ExportReady({ archive, askAgainFrom }: ExportReadyProps) {
  const { dateTime } = useFormats();
  const download = useExportDownload();
  const [asked, setAsked] = useState<'request' | 'remove'>();
  const from = askAgainFrom && dateTime(askAgainFrom);
  return (
    <div className="grid gap-4">
      <ArchiveFacts {...archive} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden="true" />
          <Trans>Herunterladen</Trans>
        </Button>
        {askAgainFrom === null && (
          <Button onClick={() => setAsked('request')}>
            <Trans>Neu anfordern</Trans>
          </Button>
        )}
        <Button look="danger" onClick={() => setAsked('remove')}>
          <Trans>Entfernen</Trans>
        </Button>
      </div>
      {from && (
        <p className="text-sm text-ink-soft">
          <Trans>Ein neues Archiv können Sie ab {from} anfordern.</Trans>
        </p>
      )}
      {asked && <ExportQuestion what={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function ArchiveFacts({ madeAt, expiresAt, size, files }: Ready) {
  const formats = useFormats();
  const [made, until, bytes] = [formats.dateTime(madeAt), formats.dateTime(expiresAt), formats.size(size)];
  return (
    <div className="flex items-start gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-wash text-primary">
        <FileArchive aria-hidden="true" className="size-5" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-[550]">
          <Trans>Archiv vom {made}</Trans>
        </p>
        <p className="text-sm text-ink-soft">
          {bytes} · <Plural value={files} one="# Datei" other="# Dateien" /> · <Trans>bereit bis {until}</Trans>
        </p>
      </div>
    </div>
  );
}
