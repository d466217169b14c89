import { Trans } from '@lingui/react/macro';
import type { DataExport } from '#domain/privacy/contract/calls.ts';
import { Alert } from '../ui/alert.tsx';
import { AskForExport } from './ask-for-export.tsx';

type Reason = Extract<DataExport, { status: 'failed' }>['reason'];

export function ExportFailed({ reason }: Readonly<{ reason: Reason }>) {
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
