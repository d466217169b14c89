import { refuse } from '#domain/kernel/errors.ts';
import { elementsOf, type Outline, type OutlineElement } from '#domain/seminars/contract/outline.ts';
import type { DatedBlock } from './contract/deadlines.ts';
import type { Others } from './contract/progress.ts';
import type { Participation, Submission } from './participation.ts';

/** The seminar at the time of the command. It has another stream, so each decision records the revision that it is based on. */
export type SeminarFacts = Readonly<{
  id: string;
  ownerId: string;
  isPublished: boolean;
  isClosed: boolean;
  outline: Outline;
  criteria: readonly Readonly<{ id: string; levels: readonly string[] }>[];
  /** Deadlines of blocks and elements. */
  deadlines: readonly DatedBlock[];
  others: Others;
}>;

export const found = ({ submissions }: Participation, submissionId: string): Submission =>
  submissions.find(({ id }) => id === submissionId) ?? refuse('not_found');

export const elementIn = ({ outline }: SeminarFacts, elementId: string): OutlineElement =>
  elementsOf(outline).find(({ id }) => id === elementId) ?? refuse('element_not_found');

export function refuseShut({ isPublished, isClosed }: SeminarFacts): void {
  if (!isPublished || isClosed) refuse('seminar_closed');
}
