import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AskForExport } from './ask-for-export.tsx';

type Removed = 'asked' | 'expired';
type ExportNoneProps = Readonly<{ removed: Removed | undefined; askAgainFrom: string | null }>;

const whatBecame: Readonly<Record<Removed, ReactNode>> = {
  asked: <Trans>Das letzte Archiv ist entfernt.</Trans>,
  expired: <Trans>Die Zeit des letzten Archivs ist um; es ist gelöscht.</Trans>,
};

/** There is none (any more). */
export function ExportNone({ removed, askAgainFrom }: ExportNoneProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{removed ? whatBecame[removed] : <Trans>Sie haben noch kein Archiv angefordert.</Trans>}</p>
      <AskForExport askAgainFrom={askAgainFrom} />
    </div>
  );
}
