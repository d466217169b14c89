import { Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useLinkGuard, useUnloadGuard } from '../leave-guard.ts';
import { useBackGuard } from './use-back-guard.ts';

const away = (path: string) => path !== '/liverecorder';

/** Nobody loses a talk by one click: asked on every way out of the page while `active`. */
export function LeaveQuestion({ active }: Readonly<{ active: boolean }>) {
  const [, navigate] = useLocation();
  const [target, setTarget] = useState<string>();
  const askForList = useCallback(() => setTarget('/sessions/list'), []);
  useUnloadGuard(active);
  useLinkGuard(active, { stops: away, onStopped: setTarget });
  useBackGuard(active, askForList);
  return (
    <ConfirmDialog
      open={target !== undefined}
      onOpenChange={() => setTarget(undefined)}
      title={<Trans>Seite verlassen und Aufnahme wegwerfen?</Trans>}
      description={
        <Trans>Die Aufnahme ist noch nicht gesendet. Sie liegt nur in diesem Fenster und ist danach weg.</Trans>
      }
      confirm={<Trans>Wegwerfen und verlassen</Trans>}
      onConfirm={() => navigate(target ?? '/')}
    />
  );
}
