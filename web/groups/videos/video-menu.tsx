import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import type { GroupVideo } from '#domain/groups/contract/items.ts';
import { send } from '../../lib/api.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { ContributionMenu } from '../contribution-menu.tsx';
import { useGroupChange, useGroupsAgain } from '../group-change.ts';

type VideoMenuProps = Readonly<{ video: GroupVideo; group: GroupDetail }>;
type DialogProps = Readonly<{ video: GroupVideo; onClose: () => void }>;

export function VideoMenu({ video, group }: VideoMenuProps) {
  const where = { groupId: group.id, videoId: video.id };
  return (
    <ContributionMenu
      contribution={video}
      isManager={group.isManager}
      pin={(isPinned) => send(groupCommands.EditGroupVideo, { ...where, isPinned })}
      edit={(close) => <EditDialog video={video} onClose={close} />}
      remove={(close) => <DeleteDialog video={video} onClose={close} />}
    />
  );
}

function EditDialog({ video: { id, groupId, title, description }, onClose }: DialogProps) {
  const fetchAgain = useGroupsAgain();
  const form = useContractForm(groupCommands.EditGroupVideo, {
    defaults: { newTitle: title, newDescription: description },
    fixed: { groupId, videoId: id },
    onDone: () => {
      void fetchAgain();
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
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>Video löschen?</Trans>}
      description={<Trans>„{title}“ verschwindet für alle. Das lässt sich nicht rückgängig machen.</Trans>}
      confirm={<Trans>Video löschen</Trans>}
    />
  );
}
