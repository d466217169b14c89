import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type Config, useConfig } from '../use-config.ts';
import { RecordingRoom } from './recording-room.tsx';
import { TakeReview } from './take-review.tsx';
import { useLevelMeter } from './use-level-meter.ts';
import { useMicrophone } from './use-microphone.ts';
import { useRecorder } from './use-recorder.ts';

export function RecorderPage() {
  const config = useConfig();
  return (
    <>
      <PageHeader title={<Trans>Vortrag aufnehmen</Trans>} />
      {config ? (
        <RecorderForm config={config} />
      ) : (
        <Loading>
          <Skeleton className="aspect-video rounded-lg" />
        </Loading>
      )}
    </>
  );
}

function RecorderForm({ config }: Readonly<{ config: Config }>) {
  const room = useMicrophone();
  const stream = room.microphone.kind === 'open' ? room.microphone.stream : undefined;
  const meter = useLevelMeter(stream);
  const recorder = useRecorder({ stream, meter, maxLength: config.recording.maxLength });
  const { phase } = recorder;
  const { close } = room;
  useEffect(() => {
    // Whoever listens to a take is not being listened to.
    if (phase.kind === 'review') close();
  }, [phase.kind, close]);
  if (phase.kind !== 'review') return <RecordingRoom recorder={recorder} meter={meter} config={config} room={room} />;
  return (
    <TakeReview
      take={phase.take}
      reachedLimit={phase.reachedLimit}
      config={config}
      onDiscard={() => {
        recorder.reset();
        void room.open();
      }}
    />
  );
}
