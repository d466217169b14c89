import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { calibrationList } from '#domain/sessions/contract/calibration.ts';
import { query } from '../../lib/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { MicrophoneGate } from '../microphone-gate.tsx';
import { useMicrophone } from '../use-microphone.ts';
import { CalibrationRun } from './calibration-run.tsx';
import { MicrophoneList } from './microphone-list.tsx';

/** Measures the gain of a microphone once, so that the report can tell a quiet voice from a quiet device. */
export function CalibrationPage() {
  const room = useMicrophone(false);
  const calibrations = useQuery(query(calibrationList, {}));
  const { microphone } = room;
  return (
    <>
      <PageHeader title={<Trans>Mikrofon einmessen</Trans>} />
      <p className="-mt-2 mb-6 max-w-[68ch] text-ink-soft">
        <Trans>
          Jedes Mikrofon liefert eine andere Lautstärke. In einer halben Minute weiß Rostra, wie laut Ihre normale
          Stimme bei diesem ankommt. Danach misst der Bericht Sie und nicht das Gerät.
        </Trans>{' '}
        <Link href="/liverecorder" className="text-primary underline underline-offset-2">
          <Trans>Zurück zum Aufnehmen</Trans>
        </Link>
      </p>
      {calibrations.isError && <ErrorState error={calibrations.error} retry={() => void calibrations.refetch()} />}
      {calibrations.isPending && (
        <Loading>
          <Skeleton className="h-60 rounded-lg" />
        </Loading>
      )}
      {calibrations.data && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          {microphone.kind === 'open' ? (
            <CalibrationRun key={microphone.device} room={room} open={microphone} calibrations={calibrations.data} />
          ) : (
            <MicrophoneGate microphone={microphone} onOpen={() => void room.open()} />
          )}
          <MicrophoneList calibrations={calibrations.data} />
        </div>
      )}
    </>
  );
}
