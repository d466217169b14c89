import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { useSessionChange } from './session-change.ts';

export function RetryButton({ id }: Readonly<{ id: string }>) {
  const { i18n } = useLingui();
  const retry = useSessionChange(() => send(sessionCommands.RetryAnalysis, { id }));
  return (
    <span className="grid justify-items-start gap-1.5">
      <Button busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
        <RotateCcw aria-hidden="true" />
        <Trans>Noch einmal analysieren</Trans>
      </Button>
      {retry.isError && (
        <span role="alert" className="text-xs text-off">
          {i18n._(errorMessage(retry.error))}
        </span>
      )}
    </span>
  );
}
