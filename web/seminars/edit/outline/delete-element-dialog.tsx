import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { elementImpact } from '#domain/participation/contract/participants.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { query, send } from '../../../lib/api.ts';
import { ConfirmChange } from '../../../ui/confirm-change.tsx';
import { showSnackbar } from '../../../ui/snackbar-state.ts';
import { useSeminarChange } from '../../seminar-change.ts';
import { useOutline } from './outline-context.ts';

type DeleteElementDialogProps = Readonly<{ element: Pick<SeminarElement, 'id' | 'title'>; onClose: () => void }>;

export function DeleteElementDialog({ element, onClose }: DeleteElementDialogProps) {
  const { selected, open } = useOutline();
  const impact = useQuery(query(elementImpact, { id: element.id }));
  const remove = useSeminarChange(
    () => send(seminarCommands.DeleteElement, { id: element.id }),
    () => {
      onClose();
      if (selected === element.id) open({ kind: 'about' });
      showSnackbar(msg`Das Element ist gelöscht.`);
    },
  );
  const submissions = impact.data?.submissions ?? 0;
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>„{element.title}“ löschen?</Trans>}
      description={
        <>
          {submissions > 0 && (
            <>
              <Plural
                value={submissions}
                one="Ein Beitrag dazu zählt dann nicht mehr und ist im Seminar nicht mehr zu sehen."
                other="# Beiträge dazu zählen dann nicht mehr und sind im Seminar nicht mehr zu sehen."
              />{' '}
              <Trans>Aufgenommene Vorträge bleiben bei denen, die sie gehalten haben.</Trans>{' '}
            </>
          )}
          <Trans>Das lässt sich nicht rückgängig machen.</Trans>
        </>
      }
      confirm={<Trans>Element löschen</Trans>}
    />
  );
}
