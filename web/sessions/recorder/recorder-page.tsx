import { Trans } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { Id } from '#domain/kernel/ids.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useConfig } from '../use-config.ts';
import { TalkRecorder } from './talk-recorder.tsx';

export function RecorderPage() {
  const config = useConfig();
  const [, navigate] = useLocation();
  const { success, data: presentationId } = Id.safeParse(new URLSearchParams(useSearch()).get('presentation'));
  return (
    <>
      <PageHeader title={<Trans>Vortrag aufnehmen</Trans>} />
      {config ? (
        <TalkRecorder
          limits={config.recording}
          good={config.norms.volume}
          pace={config.norms.wordsPerMinute}
          presentationId={success ? presentationId : undefined}
          onDone={(id) => navigate(`/sessions/${id}`)}
        />
      ) : (
        <Loading>
          <Skeleton className="aspect-video rounded-lg" />
        </Loading>
      )}
    </>
  );
}
