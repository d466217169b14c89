import { sharedVideos, submissionDetail } from '#domain/participation/contract/submissions.ts';
import { seminarDetail } from '#domain/seminars/contract/calls.ts';
import { changesOf, tellRefusal } from '../../lib/changes.ts';

/** Changes to comments and feedback. */
export const { useChange: useCommentChange } = changesOf([submissionDetail], { isAwaited: true });

/** Changes to ratings; each is one click. */
export const { useChange: useAssessment } = changesOf([sharedVideos, submissionDetail], {
  ...{ isAwaited: true, afterRefusal: true },
  onRefused: tellRefusal,
});

/** Changes to sharing; each is one click. */
export const { useChange: useSharingChange } = changesOf([seminarDetail, submissionDetail, sharedVideos], {
  isAwaited: true,
  onRefused: tellRefusal,
});

/** Changes that add or remove a submission. */
export const { useChange: useSubmissionChange } = changesOf([seminarDetail], { isAwaited: true });
