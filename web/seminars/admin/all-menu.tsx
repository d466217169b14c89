import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, UserMinus } from 'lucide-react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../lib/api.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSeminarChange } from '../seminar-change.ts';

/** Actions on all participants; each asks for a typed word. */
export function AllMenu({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const { t } = useLingui();
  const of = (Dialog: typeof ResetAll) => (close: () => void) => (
    <Dialog id={seminar.id} count={seminar.users?.length ?? 0} onClose={close} />
  );
  return (
    <ActionMenu
      label={t`Mehr für alle Teilnehmenden`}
      actions={[
        { icon: RotateCcw, label: <Trans>Alle zurücksetzen</Trans>, danger: true, window: of(ResetAll) },
        { icon: UserMinus, label: <Trans>Alle entfernen</Trans>, danger: true, window: of(RemoveAll) },
      ]}
    />
  );
}

type AllProps = Readonly<{ id: string; count: number; onClose: () => void }>;

function ResetAll({ id, count, onClose }: AllProps) {
  const { t } = useLingui();
  const reset = useSeminarChange(
    () => send(participationCommands.ResetAll, { seminarId: id }),
    () => {
      onClose();
      showSnackbar(msg`Alle Beiträge sind gelöscht.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={reset}
      title={<Trans>Alle zurücksetzen?</Trans>}
      description={
        <>
          <Plural
            value={count}
            one="Eine Person beginnt wieder bei null: Beiträge, Bewertungen und Rückmeldungen im Seminar gehen verloren."
            other="# Personen beginnen wieder bei null: Beiträge, Bewertungen und Rückmeldungen im Seminar gehen verloren."
          />{' '}
          <Trans>Ihre Vorträge behalten sie.</Trans> <Trans>Das lässt sich nicht rückgängig machen.</Trans>
        </>
      }
      confirm={<Trans>Alle zurücksetzen</Trans>}
      typed={t`zurücksetzen`}
    />
  );
}

function RemoveAll({ id, count, onClose }: AllProps) {
  const { t } = useLingui();
  const remove = useSeminarChange(
    () => send(participationCommands.RemoveUsers, { seminarId: id }),
    () => {
      onClose();
      showSnackbar(msg`Alle Teilnehmenden sind entfernt.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>Alle entfernen?</Trans>}
      description={
        <>
          <Plural
            value={count}
            one="Eine Person verliert ihren Platz und ihren Stand im Seminar."
            other="# Personen verlieren ihren Platz und ihren Stand im Seminar."
          />{' '}
          <Trans>Ihre Vorträge behalten sie.</Trans> <Trans>Das lässt sich nicht rückgängig machen.</Trans>
        </>
      }
      confirm={<Trans>Alle entfernen</Trans>}
      typed={t`entfernen`}
    />
  );
}
