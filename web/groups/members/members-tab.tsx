import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type GroupDetail, groupCommands, groupMembers } from '#domain/groups/contract/calls.ts';
import { pages, send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useGroupChange } from '../group-change.ts';
import { MemberRow } from './member-row.tsx';

export function MembersTab({ group }: Readonly<{ group: GroupDetail }>) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery({
    ...pages(groupMembers, { id: group.id, ...(search && { search }) }),
    placeholderData: (before) => before,
  });
  const show = useGroupChange(
    (isVisible: boolean) => send(groupCommands.ShowMember, { groupId: group.id, isVisible }),
    { onRefused: tellRefusal },
  );
  return (
    <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4">
      {group.memberCount > 8 && (
        <SearchInput aria-label={t`Mitglieder durchsuchen`} value={search} onSettled={setSearch} />
      )}
      <PagedList
        list={list}
        skeleton={
          <Loading>
            <Skeleton className="h-64 rounded-lg" />
          </Loading>
        }
        empty={
          <p className="text-ink-soft">
            <Trans>Niemand heißt so.</Trans>
          </p>
        }
      >
        {(member) => <MemberRow key={member.id} member={member} group={group} />}
      </PagedList>
      <Switch
        label={<Trans>Andere Mitglieder sehen mich in dieser Liste. Die Leitung sieht immer alle.</Trans>}
        checked={group.isVisible}
        onChange={(isVisible) => show.mutate(isVisible)}
      />
    </div>
  );
}
