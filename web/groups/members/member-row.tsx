import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupDetail, GroupMember } from '#domain/groups/contract/calls.ts';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useFormats } from '../../lib/use-formats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RoleChip } from '../role-chip.tsx';
import { MemberMenu } from './member-menu.tsx';

export function MemberRow({ member, group }: Readonly<{ member: GroupMember; group: GroupDetail }>) {
  const { t } = useLingui();
  const { id: ownId } = useCurrentUser();
  const { day } = useFormats();
  const { id, name, email, joinedAt, isVisible } = member;
  const isSelf = id === ownId;
  return (
    <li className="flex items-center gap-3 border-b border-line px-5 py-3 last:border-0">
      <Avatar name={name} picture={member.profilePicture} />
      <div className="min-w-0 flex-1">
        <p className="font-[550] wrap-anywhere">
          {name} {isSelf && <span className="font-normal text-ink-faint">{t`(Sie)`}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-faint">
          {email && !isSelf && <>{email} · </>}
          <Trans>dabei seit {day(joinedAt)}</Trans>
        </p>
      </div>
      {!isVisible && (
        <Chip>
          <Trans>Verborgen</Trans>
        </Chip>
      )}
      <RoleChip {...member} />
      {group.isManager && !isSelf && !member.isOwner && <MemberMenu member={member} group={group} />}
    </li>
  );
}
