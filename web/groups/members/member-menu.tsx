import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Crown, ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react';
import { type GroupDetail, type GroupMember, groupCommands } from '#domain/groups/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { ConfirmChange } from '../../ui/confirm-change.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupChange } from '../group-change.ts';

type MemberMenuProps = Readonly<{ member: GroupMember; group: GroupDetail }>;

/** The actions on a member, for managers. */
export function MemberMenu({ member, group }: MemberMenuProps) {
  const { t } = useLingui();
  const which = { groupId: group.id, userId: member.id };
  const role = useGroupChange((isManager: boolean) => send(groupCommands.ChangeMemberRole, { ...which, isManager }), {
    onRefused: tellRefusal,
  });
  const of = (Dialog: typeof RemoveDialog) => (close: () => void) => (
    <Dialog member={member} group={group} onClose={close} />
  );
  return (
    <ActionMenu
      label={t`Mehr zu ${member.name}`}
      actions={[
        {
          icon: member.isManager ? ShieldMinus : ShieldPlus,
          label: member.isManager ? <Trans>Leitet nicht mehr mit</Trans> : <Trans>Mitleiten lassen</Trans>,
          run: () => role.mutate(!member.isManager),
        },
        group.isOwner && { icon: Crown, label: <Trans>Gruppe übergeben</Trans>, window: of(PassDialog) },
        'line',
        { icon: UserMinus, label: <Trans>Entfernen</Trans>, danger: true, window: of(RemoveDialog) },
      ]}
    />
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
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={<Trans>{name} entfernen?</Trans>}
      description={
        <Trans>Diese Person sieht die Gruppe nicht mehr, und auch keine Vorträge, die über sie geteilt wurden.</Trans>
      }
      confirm={<Trans>Entfernen</Trans>}
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
    <ConfirmChange
      onClose={onClose}
      change={pass}
      title={<Trans>Gruppe an {name} übergeben?</Trans>}
      description={<Trans>Danach leiten Sie die Gruppe nur noch mit. Zurückgeben kann sie Ihnen nur {name}.</Trans>}
      confirm={<Trans>Übergeben</Trans>}
    />
  );
}
