import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronRight, SearchX } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { type HowToVideo, howToList } from '#domain/showcase/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { HowToPlayer } from '../how-to-player.tsx';
import { useMarkWatched } from '../use-how-to-change.ts';

export function TutorialPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(query(howToList, {}));
  if (error && !data) {
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Loading className="grid gap-4">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="aspect-video max-w-[960px] rounded-lg" />
      </Loading>
    );
  }
  const place = data.findIndex((one) => one.id === id);
  const video = data[place];
  return video ? <Whole key={id} video={video} next={data[place + 1]} /> : <NoSuchVideo />;
}

type WholeProps = Readonly<{ video: HowToVideo; next: HowToVideo | undefined }>;

function Whole({ video, next }: WholeProps) {
  const { title, description } = video;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        above={
          <Link href="/tutorials" className="text-ink-faint no-underline hover:text-ink">
            <Trans>Anleitungen</Trans>
            <span aria-hidden="true"> ›</span>
          </Link>
        }
        actions={<WatchedButton video={video} />}
      />
      <div className="grid max-w-[1200px] gap-5">
        <HowToPlayer video={video} wide />
        {description && (
          <LongText text={description} className="max-w-[72ch] wrap-anywhere whitespace-pre-line text-ink-soft" />
        )}
        {next && (
          <p>
            <Button asChild>
              <Link href={`/tutorials/${next.id}`} className="max-w-full">
                <span className="truncate">
                  <Trans>Weiter mit „{next.title}“</Trans>
                </span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

function WatchedButton({ video: { id, isWatched } }: Readonly<{ video: HowToVideo }>) {
  const mark = useMarkWatched(id);
  return (
    <Button aria-pressed={isWatched} busy={mark.isPending} onClick={() => mark.mutate(!isWatched)}>
      <Check aria-hidden="true" className={isWatched ? 'text-good' : 'text-ink-faint'} />
      {isWatched ? <Trans>Angesehen</Trans> : <Trans>Als angesehen markieren</Trans>}
    </Button>
  );
}

function NoSuchVideo() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Diese Anleitung gibt es nicht`}</PageTitle>
      <Card>
        <EmptyState
          icon={SearchX}
          title={<Trans>Diese Anleitung gibt es nicht, oder nicht mehr</Trans>}
          text={<Trans>Vielleicht heißt sie inzwischen anders.</Trans>}
          action={
            <Button asChild>
              <Link href="/tutorials">
                <Trans>Alle Anleitungen zeigen</Trans>
              </Link>
            </Button>
          }
        />
      </Card>
    </>
  );
}
