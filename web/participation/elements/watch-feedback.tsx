import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { feedbackForUser } from '#domain/participation/contract/submissions.ts';
import { query, send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useWork, withoutSkip } from '../dashboard/use-work.ts';
import { FeedbackList } from '../submissions/feedback-list.tsx';
import { ElementFooter } from './element-footer.tsx';
import type { ElementProps } from './element-props.ts';

/** The feedback on a person's shared talks. */
export function WatchFeedback({ element, place }: ElementProps<'watch_feedback'>) {
  const { id: elementId, seminarId, state } = element;
  const { isOwner } = place.seminar;
  const work = useWork(element);
  const feedback = useQuery({ ...query(feedbackForUser, { seminarId }), enabled: !isOwner });
  const done = () => send(participationCommands.SubmitWatchFeedback, { elementId, seminarId });
  return (
    <>
      {feedback.isError && <ErrorState error={feedback.error} retry={() => void feedback.refetch()} />}
      {feedback.isLoading && (
        <Loading>
          <Skeleton className="h-32" />
        </Loading>
      )}
      {feedback.data?.length === 0 && <NoneYet />}
      {feedback.data && feedback.data.length > 0 && <FeedbackList feedback={feedback.data} linked />}
      <ElementFooter
        element={element}
        place={place}
        work={work}
        primary={
          (state === 'active' || (state === 'skipped' && (feedback.data?.length ?? 0) > 0)) &&
          !isOwner && (
            <Button
              look="primary"
              size="large"
              busy={work.busy}
              onClick={() => work.submitAndGoOn(() => withoutSkip(element, done))}
            >
              <Trans>Angesehen, weiter</Trans>
            </Button>
          )
        }
      />
    </>
  );
}

const NoneYet = () => (
  <p className="flex items-start gap-3 rounded-md bg-sunken p-5 text-ink-soft">
    <Hourglass aria-hidden="true" className="mt-0.5 size-5 text-primary" />
    <span className="text-pretty">
      <Trans>
        Noch hat niemand etwas zu Ihren geteilten Vorträgen geschrieben. Das hält Sie nicht auf: Machen Sie weiter, wir
        sagen Ihnen Bescheid.
      </Trans>
    </span>
  </p>
);
