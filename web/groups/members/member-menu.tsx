import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Crown, ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { type GroupDetail, type GroupMember, groupCommands } from '#domain/groups/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange } from '../group-change.ts';
import { tellError } from '../tell-error.ts';

type MemberMenuProps = Readonly<{ member: GroupMember; group: GroupDetail }>;

/** For who manages the group. */
export function MemberMenu({ member, group }: MemberMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'remove' | 'pass'>();
  const which = { groupId: group.id, userId: member.id };
  const role = useGroupChange((isManager: boolean) => send(groupCommands.ChangeMemberRole, { ...which, isManager }));
  const close = () => setOpen(undefined);
  return (
    <>
      <MoreMenu label={t`Mehr zu ${member.name}`}>
        <MenuItem onSelect={() => role.mutate(!member.isManager, { onError: tellError })}>
          {member.isManager ? <ShieldMinus aria-hidden="true" /> : <ShieldPlus aria-hidden="true" />}
          {member.isManager ? <Trans>Leitet nicht mehr mit</Trans> : <Trans>Mitleiten lassen</Trans>}
        </MenuItem>
        {group.isOwner && (
          <MenuItem onSelect={() => setOpen('pass')}>
            <Crown aria-hidden="true" />
            <Trans>Gruppe übergeben</Trans>
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem danger onSelect={() => setOpen('remove')}>
          <UserMinus aria-hidden="true" />
          <Trans>Entfernen</Trans>
        </MenuItem>
      </MoreMenu>
      {open === 'remove' && <RemoveDialog member={member} group={group} onClose={close} />}
      {open === 'pass' && <PassDialog member={member} group={group} onClose={close} />}
    </>
  );
}

type DialogProps = MemberMenuProps & Readonly<{ onClose: () => void }>;

function RemoveDialog({ member: { id, name }, group, onClose }: DialogProps) {
  const remove = useGroupChange(
    () => send(groupCommands.RemoveGroupMember, { groupId: group.id, userId: id }),
    () => {
      onClose();
      showSnackbar(msg`${name} ist nicht mehr in der Gruppe.`);
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>{name} entfernen?</Trans>}
      description={
        <Trans>Diese Person sieht die Gruppe nicht mehr, und auch keine Vorträge, die über sie geteilt wurden.</Trans>
      }
      confirm={<Trans>Entfernen</Trans>}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}

function PassDialog({ member: { id, name }, group, onClose }: DialogProps) {
  const pass = useGroupChange(
    () => send(groupCommands.ChangeMemberRole, { groupId: group.id, userId: id, isManager: true, isOwner: true }),
    () => {
      onClose();
      showSnackbar(msg`${name} leitet jetzt die Gruppe.`);
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Gruppe an {name} übergeben?</Trans>}
      description={<Trans>Danach leiten Sie die Gruppe nur noch mit. Zurückgeben kann sie Ihnen nur {name}.</Trans>}
      confirm={<Trans>Übergeben</Trans>}
      busy={pass.isPending}
      error={pass.error}
      onConfirm={() => pass.mutate(undefined)}
    />
  );
}
