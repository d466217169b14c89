import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'wouter';
import { submissionDetail } from '#domain/participation/contract/submissions.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { useSeminarLogo } from '../../lib/seminar-logo-state.ts';
import { createPlayer, SessionPlayer } from '../../player/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CriteriaCard } from '../criteria/criteria-card.tsx';
import { NoRecording } from '../videos/no-recording.tsx';
import { RatingButtons } from '../videos/rating-buttons.tsx';
import { CommentsCard } from './comments-card.tsx';
import { Handed } from './handed.tsx';
import type { ShownSubmission } from './shown-submission.ts';
import { SubmissionHeader } from './submission-header.tsx';
import { SubmissionSide } from './submission-side.tsx';

export function SubmissionPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const submission = useQuery(query(submissionDetail, { id }));
  const seminarId = submission.data?.seminarId;
  const seminar = useQuery({ ...query(seminarDetail, { id: seminarId ?? '' }), enabled: seminarId !== undefined });
  useSeminarLogo(seminar.data);
  if (submission.data) {
    return (
      <>
        <PageTitle>{submission.data.elementTitle || t`Beitrag`}</PageTitle>
        <Shown key={id} submission={submission.data} />
      </>
    );
  }
  if (!submission.isError) return <SubmissionSkeleton />;
  return (
    <Card className="grid justify-items-center pb-12">
      <PageTitle>{t`Beitrag`}</PageTitle>
      {hasCode(submission.error, 'not_found') ? (
        <ErrorState
          error={submission.error}
          title={<Trans>Dieser Beitrag ist nicht da, oder er wird nicht mehr geteilt</Trans>}
        />
      ) : (
        <ErrorState error={submission.error} retry={() => void submission.refetch()} />
      )}
      <Button asChild>
        <Link href="/seminars/dashboard">
          <Trans>Zu meinen Seminaren</Trans>
        </Link>
      </Button>
    </Card>
  );
}

function Shown({ submission }: Readonly<{ submission: ShownSubmission }>) {
  const [player] = useState(createPlayer);
  const isSession = submission.type === 'video_presentation';
  return (
    <>
      <SubmissionHeader submission={submission} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-4">
          {isSession ? <Session submission={submission} player={player} /> : <Handed submission={submission} />}
          {isSession && submission.rateable && <RatingButtons video={submission} />}
          {isSession && <CriteriaCard submission={submission} />}
          {isSession && <CommentsCard submission={submission} player={player} />}
        </div>
        <SubmissionSide submission={submission} player={player} />
      </div>
    </>
  );
}

type SessionProps = Readonly<{ submission: ShownSubmission; player: ReturnType<typeof createPlayer> }>;

function Session({ submission: { media, mediaToCome, duration }, player }: SessionProps) {
  if (!media) {
    return (
      <Card className="grid min-h-60 place-items-center p-6 text-center text-ink-soft">
        <NoRecording isToCome={mediaToCome} />
      </Card>
    );
  }
  return (
    <Suspense fallback={<Skeleton className="aspect-video rounded-lg" />}>
      <SessionPlayer player={player} media={media} duration={duration ?? undefined} />
    </Suspense>
  );
}

const SubmissionSkeleton = () => (
  <Loading className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_372px]">
    <Skeleton className="aspect-video rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </Loading>
);
