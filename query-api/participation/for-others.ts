/** What other areas may use of participation here. */
export { maySeeSubmission } from './submission-detail.ts';
