import { Trans } from '@lingui/react/macro';
import { LeaveGuard } from '../../ui/leave-guard.tsx';

/** Nobody loses a talk by one click. */
export function LeaveQuestion({ active }: Readonly<{ active: boolean }>) {
  return (
    <LeaveGuard
      active={active}
      back="/sessions/list"
      title={<Trans>Seite verlassen und Aufnahme wegwerfen?</Trans>}
      description={
        <Trans>Die Aufnahme ist noch nicht gesendet. Sie liegt nur in diesem Fenster und ist danach weg.</Trans>
      }
      confirm={<Trans>Wegwerfen und verlassen</Trans>}
    />
  );
}
