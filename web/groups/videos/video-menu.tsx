import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type GroupDetail, type GroupVideo, groupCommands } from '#domain/groups/contract.ts';
import { send } from '../../lib/api.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange, useGroupsAgain } from '../group-change.ts';
import { tellError } from '../tell-error.ts';

type VideoMenuProps = Readonly<{ video: GroupVideo; group: GroupDetail }>;
type DialogProps = Readonly<{ video: GroupVideo; onClose: () => void }>;

export function VideoMenu({ video, group }: VideoMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const where = { groupId: group.id, videoId: video.id };
  const pin = useGroupChange((isPinned: boolean) => send(groupCommands.EditGroupVideo, { ...where, isPinned }));
  const trigger = (
    <Button look="quiet" size="icon" aria-label={t`Mehr zu „${video.title}“`}>
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        {group.isManager && (
          <MenuItem onSelect={() => pin.mutate(!video.isPinned, { onError: tellError })}>
            {video.isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
            {video.isPinned ? <Trans>Nicht mehr anheften</Trans> : <Trans>Oben anheften</Trans>}
          </MenuItem>
        )}
        {video.isOwn && (
          <MenuItem onSelect={() => setOpen('edit')}>
            <Pencil aria-hidden="true" />
            <Trans>Bearbeiten</Trans>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem className="text-off!" onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" className="text-off!" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </DropdownMenu>
      {open === 'edit' && <EditDialog video={video} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && <DeleteDialog video={video} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function EditDialog({ video: { id, groupId, title, description }, onClose }: DialogProps) {
  const fetchAgain = useGroupsAgain();
  const form = useContractForm(groupCommands.EditGroupVideo, {
    defaults: { newTitle: title, newDescription: description },
    fixed: { groupId, videoId: id },
    onDone: () => {
      fetchAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Video bearbeiten</Trans>}
      confirm={<Trans>Speichern</Trans>}
      needsChange
    >
      <TextField form={form} name="newTitle" label={<Trans>Titel</Trans>} autoComplete="off" />
      <TextAreaField form={form} name="newDescription" label={<Trans>Beschreibung</Trans>} />
    </FormDialog>
  );
}

function DeleteDialog({ video: { id, groupId, title }, onClose }: DialogProps) {
  const remove = useGroupChange(
    () => send(groupCommands.DeleteGroupVideo, { groupId, videoId: id }),
    () => {
      onClose();
      showSnackbar(msg`Das Video ist gelöscht.`);
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Video löschen?</Trans>}
      description={<Trans>„{title}“ verschwindet für alle. Das lässt sich nicht rückgängig machen.</Trans>}
      confirm={<Trans>Video löschen</Trans>}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}
