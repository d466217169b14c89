import { Trans } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useBackGuard, useLinkGuard, useUnloadGuard } from '../lib/leave-guards.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveGuardProps = Readonly<{
  active: boolean;
  /** The page to open after the back button, once leaving is confirmed. */
  back?: string;
  title?: ReactNode;
  description?: ReactNode;
  confirm?: ReactNode;
}>;

/** Asks on every way out of the page while `active`, so that one click loses no work. */
export function LeaveGuard({ active, back = '/', ...words }: LeaveGuardProps) {
  const [path, navigate] = useLocation();
  const [target, setTarget] = useState<string>();
  const stops = useCallback((to: string) => to !== path, [path]);
  const askForBack = useCallback(() => setTarget(back), [back]);
  useUnloadGuard(active);
  useLinkGuard(active, { stops, onStopped: setTarget });
  useBackGuard(active, askForBack);
  return (
    <ConfirmDialog
      open={target !== undefined}
      onOpenChange={() => setTarget(undefined)}
      title={words.title ?? <Trans>Seite verlassen, ohne zu speichern?</Trans>}
      description={words.description ?? <Trans>Was Sie geändert haben, geht dann verloren.</Trans>}
      confirm={words.confirm ?? <Trans>Verlassen</Trans>}
      onConfirm={() => navigate(target ?? '/')}
    />
  );
}
