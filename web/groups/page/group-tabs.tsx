import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupDetail } from '#domain/groups/contract/calls.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { InvitationsTab } from '../invitations/invitations-tab.tsx';
import { MembersTab } from '../members/members-tab.tsx';
import { PostsTab } from '../posts/posts-tab.tsx';
import { VideosTab } from '../videos/videos-tab.tsx';

const names = ['posts', 'videos', 'members', 'invitations'] as const;

/** The parts of a group as tabs; the address names the open one. */
export function GroupTabs({ group }: Readonly<{ group: GroupDetail }>) {
  const { t } = useLingui();
  const { filters, set } = useAddressFilters((params) => ({
    tab: names.find((name) => name === params.get('tab')) ?? 'posts',
  }));
  const value = filters.tab === 'invitations' && !group.isManager ? 'posts' : filters.tab;
  const { postCount, videoCount, memberCount } = group;
  const tabs = [
    {
      value: 'posts',
      label: <Label name={<Trans>Beiträge</Trans>} count={postCount} />,
      content: <PostsTab group={group} />,
    },
    {
      value: 'videos',
      label: <Label name={<Trans>Videos</Trans>} count={videoCount} />,
      content: <VideosTab group={group} />,
    },
    {
      value: 'members',
      label: <Label name={<Trans>Mitglieder</Trans>} count={memberCount} />,
      content: <MembersTab group={group} />,
    },
    ...(group.isManager
      ? [{ value: 'invitations', label: <Trans>Einladungen</Trans>, content: <InvitationsTab group={group} /> }]
      : []),
  ];
  return (
    <Tabs
      label={t`In dieser Gruppe`}
      tabs={tabs}
      value={value}
      onChange={(tab) => set('tab', tab === 'posts' ? '' : tab)}
    />
  );
}

const Label = ({ name, count }: Readonly<{ name: React.ReactNode; count: number }>) => (
  <>
    {name} {count > 0 && <span className="font-normal text-ink-faint tabular-nums">{count}</span>}
  </>
);
