import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { send } from '../lib/api.ts';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { useSeminarChange } from './seminar-change.ts';

type Deleted = Readonly<{ seminar: Pick<SeminarRow, 'id' | 'name' | 'participants' | 'elements'> }>;

/** Asks for a typed word if other people would lose something. */
export function DeleteDialog({ seminar, onClose }: Deleted & Readonly<{ onClose: () => void }>) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const remove = useSeminarChange(
    () => send(seminarCommands.DeleteSeminar, { id: seminar.id }),
    () => {
      onClose();
      navigate('/seminars');
      showSnackbar(msg`Das Seminar ist gelöscht.`);
    },
  );
  const isOthers = (seminar.participants ?? 0) > 0;
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>„{seminar.name}“ löschen?</Trans>}
      description={<Lost seminar={seminar} />}
      confirm={<Trans>Seminar löschen</Trans>}
      {...(isOthers && { typed: t`löschen` })}
    />
  );
}

function Lost({ seminar: { participants, elements } }: Deleted) {
  return (
    <>
      {elements > 0 && (
        <>
          <Plural
            value={elements}
            one="Ein Element geht verloren, mit Text und Datei."
            other="# Elemente gehen verloren, mit Texten und Dateien."
          />{' '}
        </>
      )}
      {participants !== null && participants > 0 && (
        <>
          <Plural
            value={participants}
            one="Eine Person verliert ihren Platz und ihren Stand im Seminar."
            other="# Personen verlieren ihren Platz und ihren Stand im Seminar."
          />{' '}
          <Trans>Ihre Vorträge behalten sie.</Trans>{' '}
        </>
      )}
      <Trans>Das lässt sich nicht rückgängig machen.</Trans>
    </>
  );
}
