import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { presentationCommands } from '#domain/presentations/contract/calls.ts';
import { send } from '../lib/api.ts';
import { ApiError, hasCode } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useDecksAgain } from './deck-change.ts';
import type { DeckDialogProps } from './deck-dialog.ts';

/** Deletes a deck. If talks need it, they are named instead. */
export function DeleteDialog({ deck: { id, name, isDefault }, onClose }: DeckDialogProps) {
  const [, navigate] = useLocation();
  const fetchAgain = useDecksAgain();
  const remove = useMutation({
    mutationFn: () => send(presentationCommands.DeletePresentation, { id }),
    onSuccess: () => {
      onClose();
      navigate(isDefault ? '/admin/slides' : '/slides');
      void fetchAgain();
      showSnackbar(msg`Die Präsentation ist gelöscht.`);
    },
  });
  const { error } = remove;
  if (error instanceof ApiError && hasCode(error, 'cannot_delete'))
    return (
      <NeededDialog
        name={name}
        talks={error.fields.map(({ field, code }) => ({ id: field, name: code }))}
        onClose={onClose}
      />
    );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>„{name}“ löschen?</Trans>}
      description={
        isDefault ? (
          <Trans>
            Niemand findet sie mehr. Vorträge, die damit aufgenommen sind, behalten ihre Folien. Das lässt sich nicht
            rückgängig machen.
          </Trans>
        ) : (
          <Trans>
            Die PDF-Datei, ihre Seiten und Ihr Plan werden gelöscht. Das lässt sich nicht rückgängig machen.
          </Trans>
        )
      }
      confirm={<Trans>Löschen</Trans>}
    />
  );
}

type NeededDialogProps = Readonly<{
  name: string;
  talks: readonly Readonly<{ id: string; name: string }>[];
  onClose: () => void;
}>;

function NeededDialog({ name, talks, onClose }: NeededDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>„{name}“ wird noch gebraucht</Trans>}
      description={
        <Trans>
          Mit diesen Folien sind Vorträge aufgenommen, deren Berichte sie zeigen. Löschen Sie zuerst die Vorträge, wenn
          Sie die Präsentation nicht mehr haben möchten.
        </Trans>
      }
      actions={
        <Button onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      }
    >
      <ul className="grid gap-1">
        {talks.map((session) => (
          <li key={session.id} className="flex min-h-9 items-center">
            <Link href={`/sessions/${session.id}`} className="wrap-anywhere text-primary underline underline-offset-2">
              {session.name || <Trans>Vortrag ohne Namen</Trans>}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
