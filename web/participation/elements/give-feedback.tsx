import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { sharedVideos } from '#domain/participation/contract/submissions.ts';
import { pages } from '../../lib/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MoreButton, rowsOf } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { elementsIn } from '../dashboard/path.ts';
import { useWork } from '../dashboard/use-work.ts';
import { ElementFooter } from './element-footer.tsx';
import type { ElementProps } from './element-props.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { Missing } from './missing.tsx';

/** Feedback on talks that others shared for another element. */
export function GiveFeedback({ element, place }: ElementProps<'give_feedback'>) {
  const { seminarId, forElement } = element;
  const videos = useInfiniteQuery(pages(sharedVideos, { seminarId, elementId: forElement, limit: 50 }));
  const work = useWork(element);
  const about = elementsIn(place.seminar).find(({ id }) => id === forElement)?.title;
  const shared = rowsOf(videos).filter(({ isOwn }) => !isOwn);
  const given = new Map(element.submissions.flatMap(({ about: of, answers }) => (of ? [[of, String(answers)]] : [])));
  return (
    <>
      {about && (
        <p className="text-ink-soft">
          <Trans>Zu den Vorträgen aus „{about}“</Trans>
        </p>
      )}
      {videos.isPending && (
        <Loading>
          <Skeleton className="h-56" />
        </Loading>
      )}
      {videos.isError && shared.length === 0 && <ErrorState error={videos.error} retry={() => void videos.refetch()} />}
      {videos.isSuccess && shared.length === 0 && <NothingShared />}
      {shared.length > 0 && <FeedbackForm element={element} place={place} shared={shared} given={given} work={work} />}
      {videos.hasNextPage && <MoreButton list={videos} words={<Trans>Weitere Vorträge</Trans>} />}
      <Missing element={element} place={place}>
        {shared.length > 0 && given.size === 0 && <Trans>Noch keine Rückmeldung gegeben</Trans>}
      </Missing>
      <ElementFooter element={element} place={place} work={work} />
    </>
  );
}

const NothingShared = () => (
  <p className="flex items-start gap-3 rounded-md bg-sunken p-5 text-ink-soft">
    <Hourglass aria-hidden="true" className="mt-0.5 size-5 text-primary" />
    <span className="text-pretty">
      <Trans>
        Noch hat niemand einen Vortrag geteilt. Das hält Sie nicht auf: Machen Sie weiter und kommen Sie später zurück.
      </Trans>
    </span>
  </p>
);
