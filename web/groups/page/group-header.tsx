import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { GroupDetail } from '#domain/groups/contract/calls.ts';
import { MemberCount } from '../member-count.tsx';
import { RoleChip, SightChip } from '../role-chip.tsx';
import { GroupMenu } from './group-menu.tsx';

export function GroupHeader({ group }: Readonly<{ group: GroupDetail }>) {
  return (
    <header className="mb-6 flex items-start gap-4">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <Link
          href="/groups"
          className="inline-flex min-h-6 w-fit items-center text-sm text-ink-faint no-underline hover:text-ink max-md:min-h-touch"
        >
          <Trans>Gruppen</Trans>
          <span aria-hidden="true" className="ml-1">
            ›
          </span>
        </Link>
        <h1 className="text-2xl wrap-anywhere max-md:text-[1.75rem]">{group.name}</h1>
        <Facts group={group} />
      </div>
      {group.isMember && <GroupMenu group={group} />}
    </header>
  );
}

const Facts = ({ group }: Readonly<{ group: GroupDetail }>) => (
  <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
    <span>
      <MemberCount {...group} />
      {group.owner && !group.isOwner && (
        <>
          {' · '}
          <Trans>geleitet von {group.ownerName}</Trans>
        </>
      )}
    </span>
    <RoleChip {...group} />
    <SightChip {...group} />
  </div>
);
