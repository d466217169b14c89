/** The exports of seminars for other areas. */
export { type KeptOutline, outlineAfter } from './outline-after.ts';
