import type * as z from 'zod/mini';
import type { Submission as SubmissionSchema } from '#domain/seminars/contract/detail.ts';

export type Submission = z.infer<typeof SubmissionSchema>;
type Own = Readonly<{ submissions: readonly Submission[] }>;

/** Splits a text at its gaps. Two or more underscores are one gap, so there is one piece more than gaps. */
export const piecesOf = (text: string): readonly string[] => text.split(/__+/);

/** The person's latest submission; undefined if there is none. The server sends the oldest first. */
export const lastSubmission = ({ submissions }: Own) => submissions.findLast(({ skipped }) => !skipped);

/**
 * The latest answers, one for each question; empty strings for missing answers, also if the element has more questions
 * than before.
 */
export function lastAnswers(element: Own, wanted: number): readonly string[] {
  const answers = lastSubmission(element)?.answers;
  return fitted(Array.isArray(answers) ? answers.map(String) : [], wanted);
}

export const fitted = (answers: readonly string[], wanted: number): readonly string[] =>
  Array.from({ length: wanted }, (_, index) => answers[index] ?? '');

export const withAnswer = (answers: readonly string[], index: number, value: string): string[] =>
  answers.map((answer, at) => (at === index ? value : answer));
