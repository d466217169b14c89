import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../../lib/api.ts';
import { ConfirmChange } from '../../../ui/confirm-change.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { useSeminarChange } from '../../seminar-change.ts';
import { useOutline } from './outline-context.ts';

type DeleteBlockDialogProps = Readonly<{ block: SeminarDetail['blocks'][number]; onClose: () => void }>;

export function DeleteBlockDialog({ block: { id, title, elements }, onClose }: DeleteBlockDialogProps) {
  const { selected, open } = useOutline();
  const remove = useSeminarChange(
    () => send(seminarCommands.DeleteBlock, { id }),
    () => {
      onClose();
      if (elements.some((element) => element.id === selected)) open({ kind: 'about' });
      showSnackbar(msg`Der Block ist gelöscht.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>Block „{title}“ löschen?</Trans>}
      description={
        <>
          {elements.length > 0 && (
            <>
              <Plural
                value={elements.length}
                one="Das Element darin geht mit verloren; Beiträge dazu zählen nicht mehr."
                other="Die # Elemente darin gehen mit verloren; Beiträge dazu zählen nicht mehr."
              />{' '}
            </>
          )}
          <Trans>Das lässt sich nicht rückgängig machen.</Trans>
        </>
      }
      confirm={<Trans>Block löschen</Trans>}
    />
  );
}
