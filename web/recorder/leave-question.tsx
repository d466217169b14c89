import { Trans } from '@lingui/react/macro';
import { proxy, useSnapshot } from 'valtio';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { safetyOf } from './safety.ts';
import type { Keeping } from './take-keeper.ts';

const nothing = proxy<Keeping>({
  ...{ onDevice: true, chunks: 0, stored: 0, arrived: 0, refused: false, isLate: false },
});

/** Asks before a click ends or loses a talk. */
export function LeaveQuestion({
  active,
  keeping = nothing,
}: Readonly<{ active: boolean; keeping?: Keeping | undefined }>) {
  const safety = safetyOf(useSnapshot(keeping));
  return safety !== 'begins' && safety !== 'nowhere' ? <Later active={active} /> : <Lost active={active} />;
}

const Later = ({ active }: Readonly<{ active: boolean }>) => (
  <LeaveGuard
    active={active}
    back="/sessions/list"
    title={<Trans>Seite verlassen?</Trans>}
    description={
      <Trans>Die Aufnahme ist noch nicht gesendet, aber gesichert. Sie finden sie unter „Aufnehmen“ wieder.</Trans>
    }
    confirm={<Trans>Später weitermachen</Trans>}
  />
);

const Lost = ({ active }: Readonly<{ active: boolean }>) => (
  <LeaveGuard
    active={active}
    back="/sessions/list"
    title={<Trans>Seite verlassen und Aufnahme verwerfen?</Trans>}
    description={
      <Trans>Die Aufnahme ist noch nicht gesendet. Sie liegt nur in diesem Fenster und ist danach weg.</Trans>
    }
    confirm={<Trans>Verwerfen und verlassen</Trans>}
  />
);
