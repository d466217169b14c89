import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { submissionReport } from '#domain/participation/contract/submissions.ts';
import { query } from '../../lib/api.ts';
import { onSessionStatus } from '../../lib/live-state.ts';
import type { Player } from '../../player/for-others.ts';
import { SessionJudgement } from '../../report/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FeedbackList } from './feedback-list.tsx';
import type { ShownSubmission } from './shown-submission.ts';

type SubmissionSideProps = Readonly<{ submission: ShownSubmission; player: Player }>;

/** The report, for people who may read it, and the feedback of others. */
export function SubmissionSide({ submission, player }: SubmissionSideProps) {
  const { id, sessionId, isOwn, feedback } = submission;
  const report = useQuery({ ...query(submissionReport, { id }), enabled: sessionId !== null });
  useReportNews(sessionId);
  return (
    <aside className="grid min-w-0 gap-4">
      <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
        {report.data && <SessionJudgement session={report.data} player={player} isOwn={isOwn} />}
      </Suspense>
      {isOwn && sessionId && (
        <Button asChild size="large">
          <Link href={`/sessions/${sessionId}`}>
            <FileText aria-hidden="true" />
            <Trans>Ganzer Bericht</Trans>
          </Link>
        </Button>
      )}
      {feedback.length > 0 && (
        <Card className="grid gap-4 p-6 max-md:p-5">
          <h2>
            <Trans>Rückmeldungen</Trans>
          </h2>
          <FeedbackList feedback={feedback} />
        </Card>
      )}
      {sessionId === null && submission.type === 'video_presentation' && (
        <p className="px-1 text-sm text-ink-faint">
          <Trans>Den Bericht zu diesem Vortrag sehen die Person selbst und die Seminarleitung.</Trans>
        </p>
      )}
    </aside>
  );
}

/** Fetches the report again after each step of the talk's analysis. */
function useReportNews(sessionId: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (sessionId === null) return;
    return onSessionStatus((moved) => {
      if (moved === sessionId) void queries.invalidateQueries({ queryKey: [submissionReport.name] });
    });
  }, [queries, sessionId]);
}
