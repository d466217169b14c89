import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ParkedTable } from './parked-table.tsx';
import { useAction } from './use-action.ts';

/** The parked streams of the serving version and of the next one. */
export function ParkedStreams({ row }: Readonly<{ row: ProjectionRow }>) {
  const { parked, parkedStreams, next } = row;
  return (
    <>
      {parkedStreams > 0 && (
        <div className="grid justify-items-start gap-3">
          <ParkedTable
            caption={
              <Plural
                value={parkedStreams}
                one="Ein Ereignis dieses Vorgangs ließ sich nicht verarbeiten. Was er zeigt, bleibt auf dem Stand davor; alles andere geht weiter."
                other="Ein Ereignis jedes dieser Vorgänge ließ sich nicht verarbeiten. Was sie zeigen, bleibt auf dem Stand davor; alles andere geht weiter."
              />
            }
            streams={parked}
            total={parkedStreams}
          />
          <RetryButton row={row} />
        </div>
      )}
      {next && next.parkedStreams > 0 && (
        <ParkedTable
          caption={<Trans>In der neuen Fassung zurückgestellt:</Trans>}
          streams={next.parked}
          total={next.parkedStreams}
        />
      )}
    </>
  );
}

function RetryButton({ row: { area, work } }: Readonly<{ row: ProjectionRow }>) {
  const { i18n } = useLingui();
  const sending = useAction(area);
  return (
    <>
      <Button disabled={work !== null} busy={sending.isPending} onClick={() => sending.mutate({ action: 'retry' })}>
        <RotateCcw aria-hidden="true" />
        <Trans>Noch einmal verarbeiten</Trans>
      </Button>
      {sending.isError && <Alert>{i18n._(errorMessage(sending.error))}</Alert>}
    </>
  );
}
