import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { sessionCommands } from '#domain/sessions/contract.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useSessionChange } from './session-change.ts';
import type { SessionDialogProps } from './session-dialog.ts';

type ChangeDialogProps = SessionDialogProps &
  Readonly<{
    title: ReactNode;
    description?: ReactNode;
    /** The verb on the button. */
    confirm: ReactNode;
    /** What will be sent; false while that would change nothing. */
    change: false | z.input<typeof sessionCommands.ChangeSession.body>;
    /** The fields; they say what was wrong with them. */
    children: (error: string | undefined) => ReactNode;
  }>;

/** Changes one thing about a talk. It stays open, with the reason, where the change was refused. */
export function ChangeDialog({ session, onClose, title, description, confirm, change, children }: ChangeDialogProps) {
  const { i18n } = useLingui();
  const form = useId();
  const sending = useSessionChange(() => send(sessionCommands.ChangeSession, { id: session.id, ...change }), onClose);
  const actions = (
    <>
      <Button onClick={onClose}>
        <Trans>Abbrechen</Trans>
      </Button>
      <Button look="primary" type="submit" form={form} busy={sending.isPending} disabled={!change}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description} actions={actions}>
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (change && !sending.isPending) sending.mutate(undefined);
        }}
      >
        {children(sending.isError ? i18n._(errorMessage(sending.error)) : undefined)}
      </form>
    </Dialog>
  );
}
