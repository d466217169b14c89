/** What other areas may use of presentations here. */
export type { Presentation } from '#domain/presentations/decider.ts';
export { presentationOf } from './stored-presentation.ts';
