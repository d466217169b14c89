import type { submissionDetail } from '#domain/participation/submissions-contract.ts';
import type { Answer } from '../../lib/api.ts';

export type ShownSubmission = Answer<typeof submissionDetail>;
