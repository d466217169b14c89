import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { useCommentChange } from './submission-change.ts';

export function DeleteCommentButton({ id }: Readonly<{ id: string }>) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const remove = useCommentChange(() => send(participationCommands.DeleteComment, { id }));
  return (
    <>
      <Button look="quiet" size="icon" aria-label={t`Kommentar löschen`} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" />
      </Button>
      <ConfirmChange
        open={open}
        onClose={() => setOpen(false)}
        change={remove}
        title={<Trans>Kommentar löschen?</Trans>}
        description={<Trans>Er ist dann für alle weg.</Trans>}
        confirm={<Trans>Löschen</Trans>}
      />
    </>
  );
}
