import { Trans } from '@lingui/react/macro';
import { Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { guardState } from '../lib/leave-guards.ts';
import { useConfigQuery } from '../lib/use-config.ts';
import { EmptyState } from '../ui/empty-state.tsx';

const askAgainMs = 60_000;

/** Covers every page during maintenance, but never while a recording, an upload or a form would be lost with it. */
export function Maintenance() {
  const { data } = useConfigQuery({ refetchInterval: askAgainMs });
  const { active } = useSnapshot(guardState);
  return data?.maintenance && active === 0 ? <Screen /> : null;
}

function Screen() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="maintenance"
      tabIndex={-1}
      data-scroll-lock=""
      className="fixed inset-0 z-[60] grid place-content-center bg-ground outline-none"
    >
      <EmptyState
        icon={Wrench}
        title={
          <span id="maintenance">
            <Trans>Wir arbeiten gerade an Rostra</Trans>
          </span>
        }
        text={
          <Trans>Gleich geht es weiter. Diese Seite merkt von selbst, wenn es so weit ist; verloren geht nichts.</Trans>
        }
      />
    </div>
  );
}
