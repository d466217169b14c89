import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Film, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GroupDetail } from '#domain/groups/contract/calls.ts';
import { groupVideos } from '#domain/groups/contract/items.ts';
import { pages } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { ContributionFeed, pinnedFirst } from '../contribution-feed.tsx';
import { AddVideoDialog } from './add-video-dialog.tsx';
import { VideoCard } from './video-card.tsx';

/** The pinned video first, then the newest. */
export function VideosTab({ group }: Readonly<{ group: GroupDetail }>) {
  const list = useInfiniteQuery(pages(groupVideos, { id: group.id, limit: 20 }));
  const [isAdding, setAdding] = useState(false);
  const videos = pinnedFirst(group.pinnedVideo, rowsOf(list));
  const add = group.mayWrite && (
    <Button size="large" look="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      <Trans>Video hinzufügen</Trans>
    </Button>
  );
  return (
    <div className="grid gap-5">
      <ContributionFeed list={list} add={add} empty={<NoVideos action={add} />} more={<Trans>Weitere Videos</Trans>}>
        {videos.length > 0 && (
          <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
            {videos.map((video) => (
              <VideoCard key={video.id} video={video} group={group} />
            ))}
          </ul>
        )}
      </ContributionFeed>
      {isAdding && <AddVideoDialog group={group} onClose={() => setAdding(false)} />}
    </div>
  );
}

const NoVideos = ({ action }: Readonly<{ action: ReactNode }>) => (
  <EmptyState
    icon={Film}
    title={<Trans>Noch kein Video</Trans>}
    text={<Trans>Beispiele und Übungen zum Ansehen: als Datei oder als Link zu YouTube.</Trans>}
    action={action}
  />
);
