import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { type Safety, safetyOf } from './safety.ts';
import type { Keeping } from './take-keeper.ts';

/** Says where the recording is stored, from its start until it is sent. */
export function KeepingWords({ keeping }: Readonly<{ keeping: Keeping }>) {
  return <Words safety={safetyOf(useSnapshot(keeping))} />;
}

function Words({ safety }: Readonly<{ safety: Safety }>) {
  switch (safety) {
    case 'begins':
      return <Trans>Gleich wird jede Sekunde gesichert.</Trans>;
    case 'everywhere':
      return (
        <Trans>Jede Sekunde ist schon auf diesem Gerät und auf dem Server gesichert. Ein Absturz kostet nichts.</Trans>
      );
    case 'device':
      return <Trans>Jede Sekunde ist schon auf diesem Gerät gesichert. Ein Absturz kostet nichts.</Trans>;
    case 'server':
      return <Trans>Die Aufnahme ist auf dem Server gesichert, aber nicht auf diesem Gerät.</Trans>;
    case 'nowhere':
      return <Trans>Die Aufnahme liegt gerade nur in diesem Fenster. Schließen Sie es nicht.</Trans>;
  }
}
