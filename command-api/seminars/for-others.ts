/** The exports of seminars for other areas. */

export type { ElementContent } from '#domain/seminars/element-content.ts';
export { findElement, outlineOf, type Seminar } from '#domain/seminars/seminar.ts';
export { aboutSeminar } from './about-seminar.ts';
export { findSeminar, ownSeminar, toSeminar } from './stored-seminar.ts';
