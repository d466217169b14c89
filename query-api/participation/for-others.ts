/** What other areas may use of participation here. */
export { dueElementsOf } from './due-elements.ts';
export { maySeeSubmission } from './submission-detail.ts';
