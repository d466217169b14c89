import { sharedVideos, submissionDetail } from '#domain/participation/contract/submissions.ts';
import { changesOf } from '../../lib/changes.ts';

/** The queries that show a shared talk. */
export const { fetchAgain } = changesOf([sharedVideos, submissionDetail]);
