/** The exports of participation for other areas. */
export { dueElementsOf } from './due-elements.ts';
export { maySeeSubmission } from './submission-detail.ts';
