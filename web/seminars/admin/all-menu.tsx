import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuItem } from '../../ui/dropdown-menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useSeminarChange } from '../seminar-change.ts';

const dialogs = { reset: ResetAll, remove: RemoveAll };

/** Actions on everybody at once: each asks for a typed word. */
export function AllMenu({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const { t } = useLingui();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  return (
    <>
      <MoreMenu label={t`Mehr für alle Teilnehmenden`}>
        <MenuItem danger onSelect={() => setOpen('reset')}>
          <RotateCcw aria-hidden="true" />
          <Trans>Alle zurücksetzen</Trans>
        </MenuItem>
        <MenuItem danger onSelect={() => setOpen('remove')}>
          <UserMinus aria-hidden="true" />
          <Trans>Alle entfernen</Trans>
        </MenuItem>
      </MoreMenu>
      {OpenDialog && (
        <OpenDialog id={seminar.id} count={seminar.users?.length ?? 0} onClose={() => setOpen(undefined)} />
      )}
    </>
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
    <ConfirmDialog
      open
      onOpenChange={onClose}
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
      busy={reset.isPending}
      error={reset.error}
      onConfirm={() => reset.mutate(undefined)}
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
    <ConfirmDialog
      open
      onOpenChange={onClose}
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
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}
