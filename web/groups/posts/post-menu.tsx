import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type GroupDetail, type GroupPost, groupCommands } from '#domain/groups/contract.ts';
import { send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange } from '../group-change.ts';
import { tellError } from '../tell-error.ts';
import { PostDialog } from './post-dialog.tsx';

type PostMenuProps = Readonly<{ post: GroupPost; group: GroupDetail }>;

export function PostMenu({ post, group }: PostMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const where = { groupId: group.id, postId: post.id };
  const pin = useGroupChange((isPinned: boolean) => send(groupCommands.EditGroupPost, { ...where, isPinned }));
  const close = () => setOpen(undefined);
  const trigger = (
    <Button look="quiet" size="icon" aria-label={t`Mehr zu „${post.title}“`}>
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        {group.isManager && (
          <MenuItem onSelect={() => pin.mutate(!post.isPinned, { onError: tellError })}>
            {post.isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
            {post.isPinned ? <Trans>Nicht mehr anheften</Trans> : <Trans>Oben anheften</Trans>}
          </MenuItem>
        )}
        {post.isOwn && (
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
      {open === 'edit' && <PostDialog group={group} post={post} onClose={close} />}
      {open === 'delete' && <DeleteDialog post={post} group={group} onClose={close} />}
    </>
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
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Beitrag löschen?</Trans>}
      description={
        <Trans>
          „{post.title}“ verschwindet für alle, mit Bild und Dateien. Das lässt sich nicht rückgängig machen.
        </Trans>
      }
      confirm={<Trans>Beitrag löschen</Trans>}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}
