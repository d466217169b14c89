/** The exports of participation for other areas. */
export { dueElementsOf } from './due-elements.ts';
export { maySeeSubmission } from './submission-detail.ts';
export { type SubmissionRow, submissionColumns, submissionOf } from './submission-row.ts';
export { standingColumn } from './work-row.ts';
