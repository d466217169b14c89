import type { submissionDetail } from '#domain/participation/contract/submissions.ts';
import type { Answer } from '../../lib/api.ts';

export type ShownSubmission = Answer<typeof submissionDetail>;
