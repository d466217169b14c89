/** The exports of seminars for other areas. */

export { type OutlineRow, outlineColumns, outlineOf } from './outline-row.ts';
export { seminarsOf } from './seminar-list.ts';
