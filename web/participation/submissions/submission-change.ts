import { sharedVideos, submissionDetail } from '#domain/participation/contract/submissions.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { changesOf, tellRefusal } from '../../lib/changes.ts';

/** What is said about a submission. */
export const { useChange: useCommentChange } = changesOf([submissionDetail], { isAwaited: true });

/** How it is rated; one click each. */
export const { useChange: useAssessment } = changesOf([sharedVideos, submissionDetail], {
  ...{ isAwaited: true, afterRefusal: true },
  onRefused: tellRefusal,
});

/** Who sees it; one click. */
export const { useChange: useSharingChange } = changesOf([seminarDetail, submissionDetail, sharedVideos], {
  isAwaited: true,
  onRefused: tellRefusal,
});

/** Whether it is in the seminar. */
export const { useChange: useSubmissionChange } = changesOf([seminarDetail], { isAwaited: true });
