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

// Loaded on demand: it draws a room, which needs a large library.
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
 * Registers a service worker, so that this page opens without a network from the next visit on. It stores the page's files and no personal
 * data. Only people who record need it, so it is registered here.
 */
function keepForOffline(): void {
  // Addresses without TLS have no service worker, and development builds none.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!import.meta.env.PROD || !serviceWorker) return;
  serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {
    // Private windows of some browsers refuse it; there the page needs the network.
  });
}
