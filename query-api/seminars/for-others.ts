/** The exports of seminars for other areas. */
export { seminarsOf } from './seminar-list.ts';
