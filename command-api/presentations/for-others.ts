/** The exports of presentations for other areas. */
export type { Presentation } from '#domain/presentations/decider.ts';
export { presentationOf } from './stored-presentation.ts';
