import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Id } from '#domain/kernel/ids.ts';
import { sessionKinds } from '#domain/sessions/contract/norms.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useConfig } from '../lib/use-config.ts';
import { useVrMode } from '../lib/vr-mode-state.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { SessionRecorder } from './session-recorder.tsx';

// It draws a room, with everything that takes.
const inRoom = {
  Picture: lazyPart('recorder', () => import('./vr/vr-stage.tsx'), 'VrStage'),
  Choices: lazyPart('recorder', () => import('./vr/hall-choice-card.tsx'), 'HallChoiceCard'),
};

export function RecorderPage() {
  const config = useConfig();
  const inVr = useVrMode();
  const [, navigate] = useLocation();
  useEffect(keepForOffline, []);
  const asked = new URLSearchParams(useSearch());
  const { success, data: presentationId } = Id.safeParse(asked.get('presentation'));
  const name = asked.get('name')?.trim() || undefined;
  const kind = sessionKinds.find((known) => known === asked.get('kind'));
  return (
    <>
      <PageHeader title={<Trans>Vortrag aufnehmen</Trans>} />
      {config ? (
        <SessionRecorder
          limits={config.recording}
          good={config.norms.volume}
          stage={inVr ? inRoom : undefined}
          presentationId={success ? presentationId : undefined}
          {...(name && { name })}
          {...(kind && { kind })}
          mayWait
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

/**
 * From the next time on this page opens without a network: a service worker keeps its files, and nothing of a person. It is asked for
 * here and not at the start of the product, since only somebody who records needs it.
 */
function keepForOffline(): void {
  // Not on an address without TLS, and development builds nothing.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!import.meta.env.PROD || !serviceWorker) return;
  serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {
    // Private windows of some browsers allow none: there the page needs the network.
  });
}
