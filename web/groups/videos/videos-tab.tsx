import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Film, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type GroupDetail, type GroupVideo, groupVideos } from '#domain/groups/contract.ts';
import { pages } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AddVideoDialog } from './add-video-dialog.tsx';
import { VideoCard } from './video-card.tsx';

/** The pinned video first, then the newest. */
export function VideosTab({ group }: Readonly<{ group: GroupDetail }>) {
  const list = useInfiniteQuery(pages(groupVideos, { id: group.id, limit: 20 }));
  const [isAdding, setAdding] = useState(false);
  const { pinnedVideo } = group;
  const others = rowsOf(list).filter(({ id }) => id !== pinnedVideo?.id);
  const videos: readonly GroupVideo[] = pinnedVideo ? [pinnedVideo, ...others] : others;
  const add = group.mayWrite && (
    <Button size="large" look="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      <Trans>Video hinzufügen</Trans>
    </Button>
  );
  return (
    <div className="grid gap-5">
      {add && videos.length > 0 && <div>{add}</div>}
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} group={group} />
        ))}
      </ul>
      {list.isPending && videos.length === 0 && (
        <Loading>
          <Skeleton className="h-56 rounded-lg" />
        </Loading>
      )}
      {list.isError && (
        <Card>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </Card>
      )}
      {list.isSuccess && videos.length === 0 && <NoVideos action={add} />}
      {list.hasNextPage && (
        <div className="grid justify-items-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Weitere Videos</Trans>
          </Button>
        </div>
      )}
      {isAdding && <AddVideoDialog group={group} onClose={() => setAdding(false)} />}
    </div>
  );
}

const NoVideos = ({ action }: Readonly<{ action: ReactNode }>) => (
  <Card>
    <EmptyState
      icon={Film}
      title={<Trans>Noch kein Video</Trans>}
      text={<Trans>Beispiele und Übungen zum Ansehen: als Datei oder als Link zu YouTube.</Trans>}
      action={action}
    />
  </Card>
);
