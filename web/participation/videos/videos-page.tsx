import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { Link, Redirect, useParams } from 'wouter';
import { sharedVideos } from '#domain/participation/contract/submissions.ts';
import { seminarDetail, seminarList } from '#domain/seminars/contract/calls.ts';
import { pages, query } from '../../lib/api.ts';
import { useSeminarLogo } from '../../lib/seminar-logo-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MoreButton, rowsOf } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { dashboardAddress } from '../dashboard/path.ts';
import { SharedVideoCard } from './shared-video-card.tsx';

export function SharedVideosPage() {
  const { id } = useParams();
  const first = useQuery({ ...query(seminarList, {}), enabled: id === undefined });
  if (id) return <Videos seminarId={id} />;
  if (first.data)
    return <Redirect to={first.data[0] ? `/seminars/videos/${first.data[0].id}` : '/seminars/dashboard'} replace />;
  return first.isError ? <ErrorState error={first.error} retry={() => void first.refetch()} /> : <VideosSkeleton />;
}

function Videos({ seminarId }: Readonly<{ seminarId: string }>) {
  const { t } = useLingui();
  const seminar = useQuery(query(seminarDetail, { id: seminarId }));
  const videos = useInfiniteQuery(pages(sharedVideos, { seminarId, limit: 24 }));
  const rows = rowsOf(videos);
  useSeminarLogo(seminar.data);
  return (
    <>
      <PageHeader
        title={<Trans>Geteilte Vorträge</Trans>}
        above={
          seminar.data && (
            <Link href={dashboardAddress(seminarId)} className="text-ink-soft">
              {seminar.data.name}
            </Link>
          )
        }
        below={<Trans>Was die Teilnehmenden einander zeigen. Die Berichte dazu sehen die anderen nicht.</Trans>}
      />
      {videos.isPending && <VideosSkeleton />}
      {videos.isError && rows.length === 0 && (
        <Card>
          <ErrorState error={videos.error} retry={() => void videos.refetch()} />
        </Card>
      )}
      {videos.isSuccess && rows.length === 0 && <NoVideos seminarId={seminarId} />}
      <ul aria-label={t`Geteilte Vorträge`} className="grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map((video) => (
          <SharedVideoCard key={video.id} video={video} />
        ))}
      </ul>
      {videos.hasNextPage && <MoreButton list={videos} words={<Trans>Weitere Vorträge</Trans>} />}
    </>
  );
}

const NoVideos = ({ seminarId }: Readonly<{ seminarId: string }>) => (
  <Card>
    <EmptyState
      icon={Share2}
      title={<Trans>Noch hat niemand einen Vortrag geteilt</Trans>}
      text={<Trans>Sobald jemand einen Vortrag teilt, können Sie ihn hier ansehen und bewerten.</Trans>}
      action={
        <Button asChild look="primary">
          <Link href={dashboardAddress(seminarId)}>
            <Trans>Zum Seminar</Trans>
          </Link>
        </Button>
      }
    />
  </Card>
);

const VideosSkeleton = () => (
  <Loading className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
    {['1', '2', '3'].map((key) => (
      <Skeleton key={key} className="h-80 rounded-lg" />
    ))}
  </Loading>
);
