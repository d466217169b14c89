import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type GroupDetail, groupCommands } from '#domain/groups/contract/calls.ts';
import type { GroupPost } from '#domain/groups/contract/items.ts';
import { send } from '../../lib/api.ts';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { ContributionMenu } from '../contribution-menu.tsx';
import { useGroupChange } from '../group-change.ts';
import { PostDialog } from './post-dialog.tsx';

type PostMenuProps = Readonly<{ post: GroupPost; group: GroupDetail }>;

export function PostMenu({ post, group }: PostMenuProps) {
  const where = { groupId: group.id, postId: post.id };
  return (
    <ContributionMenu
      contribution={post}
      isManager={group.isManager}
      pin={(isPinned) => send(groupCommands.EditGroupPost, { ...where, isPinned })}
      edit={(close) => <PostDialog group={group} post={post} onClose={close} />}
      remove={(close) => <DeleteDialog post={post} group={group} onClose={close} />}
    />
  );
}

function DeleteDialog({ post, group, onClose }: PostMenuProps & Readonly<{ onClose: () => void }>) {
  const remove = useGroupChange(
    () => send(groupCommands.DeleteGroupPost, { groupId: group.id, postId: post.id }),
    () => {
      onClose();
      showSnackbar(msg`Der Beitrag ist gelöscht.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>Beitrag löschen?</Trans>}
      description={
        <Trans>
          „{post.title}“ verschwindet für alle, mit Bild und Dateien. Das lässt sich nicht rückgängig machen.
        </Trans>
      }
      confirm={<Trans>Beitrag löschen</Trans>}
    />
  );
}
