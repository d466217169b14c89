import * as z from 'zod/mini';
import { isErased } from '#domain/kernel/personal.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import { type Cut, within } from './cut.ts';

const mostChapters = 60;
export const longestChapterTitle = 120;

const Moment = z.number().check(z.gte(0), z.lte(86_400));

/** Seconds at which the parts of a talk begin, before they have names. */
export const ChapterMoments = z.array(Moment).check(z.maxLength(mostChapters));

/** The second at which a part of a talk begins, and the speaker's title for it; empty if there is none. */
export const Chapter = z.object({
  at: Moment,
  title: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longestChapterTitle),
      z.refine(isPlainLine, 'expected one line without control characters'),
    ),
});
export type Chapter = z.infer<typeof Chapter>;

export const Chapters = z.array(Chapter).check(z.maxLength(mostChapters));

/** The stored form: in the order of the talk, each moment once. */
export function chaptersText(chapters: readonly Chapter[]): string {
  const inOrder = [...chapters].sort((one, other) => one.at - other.at);
  return JSON.stringify(inOrder.filter(({ at }, index) => at !== inOrder[index - 1]?.at));
}

/** None if their speaker was erased. */
export const chaptersIn = (text: string): readonly Chapter[] =>
  isErased(text) ? [] : (JSON.parse(text) as readonly Chapter[]);

/** The chapters, moved to their places in a cut recording. */
export const chaptersWithin = (chapters: readonly Chapter[], cut: Cut): readonly Chapter[] =>
  within(chapters, 'at', cut);
