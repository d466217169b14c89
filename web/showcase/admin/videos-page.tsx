import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Clapperboard, Plus } from 'lucide-react';
import { useState } from 'react';
import { type HowToVideo, howToList, showcaseCommands } from '#domain/showcase/contract/calls.ts';
import { query, send } from '../../lib/api.ts';
import { tellRefusal } from '../../lib/changes.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useHowTosAgain } from '../use-how-to-change.ts';
import { VideoDialog } from './video-dialog.tsx';
import { VideoRow } from './video-row.tsx';

/** The how-to videos including drafts, in the order that everybody sees. */
export function VideosPage() {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button size="large" look="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      <Trans>Video hinzufügen</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={<Trans>Anleitungsvideos</Trans>}
        below={<Trans>Alle Angemeldeten finden sie unter „Anleitungen“, in dieser Reihenfolge.</Trans>}
        actions={add}
      />
      <Card>
        <Videos />
      </Card>
      {isAdding && <VideoDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function Videos() {
  const { data, error, refetch } = useQuery(query(howToList, { drafts: 'true' }));
  const order = useOrder(data ?? []);
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading className="grid gap-3 p-5">
        {['one', 'two', 'three'].map((name) => (
          <Skeleton key={name} className="h-14" />
        ))}
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={Clapperboard}
        title={<Trans>Noch kein Video</Trans>}
        text={
          <Trans>
            Zeigen Sie in kurzen Videos, wie man aufnimmt und was der Bericht sagt: als Datei oder als Link zu YouTube.
            Ein Entwurf ist nur hier zu sehen.
          </Trans>
        }
      />
    );
  }
  return (
    <ol className="divide-y divide-line">
      {data.map((video, place) => (
        <VideoRow
          key={video.id}
          video={video}
          up={place > 0 ? () => order.move(place, place - 1) : undefined}
          down={place < data.length - 1 ? () => order.move(place, place + 1) : undefined}
          busy={order.isPending}
        />
      ))}
    </ol>
  );
}

function useOrder(videos: readonly HowToVideo[]) {
  const fetchAgain = useHowTosAgain();
  const order = useMutation({
    mutationFn: (videoIds: string[]) => send(showcaseCommands.OrderHowToVideos, { videoIds }),
    onSuccess: fetchAgain,
    onError: tellRefusal,
  });
  const move = (from: number, to: number) => {
    const ids = videos.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutate(ids);
  };
  return { move, isPending: order.isPending };
}
