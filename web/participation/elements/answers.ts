import type * as z from 'zod/mini';
import type { Submission as SubmissionSchema } from '#domain/seminars/contract/detail.ts';

export type Submission = z.infer<typeof SubmissionSchema>;
type Own = Readonly<{ submissions: readonly Submission[] }>;

/** Two underscores and more are one gap: there is one piece of text more than gaps. */
export const piecesOf = (text: string): readonly string[] => text.split(/__+/);

/** The person's own that was handed in last, the oldest come first; undefined where there is none. */
export const lastSubmission = ({ submissions }: Own) => submissions.findLast(({ skipped }) => !skipped);

/** One for each; empty where nothing was handed in, also where the element has grown since. */
export function lastAnswers(element: Own, wanted: number): readonly string[] {
  const answers = lastSubmission(element)?.answers;
  return fitted(Array.isArray(answers) ? answers.map(String) : [], wanted);
}

export const fitted = (answers: readonly string[], wanted: number): readonly string[] =>
  Array.from({ length: wanted }, (_, index) => answers[index] ?? '');

export const withAnswer = (answers: readonly string[], index: number, value: string): string[] =>
  answers.map((answer, at) => (at === index ? value : answer));
