/** What other areas may use of seminars here. */
export { seminarsOf } from './seminar-list.ts';
