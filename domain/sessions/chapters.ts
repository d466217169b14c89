import { z } from 'zod';
import { isErased } from '#domain/kernel/personal.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import type { Cut } from './cut.ts';

const mostChapters = 60;

const Moment = z.number().min(0).max(86_400);

/** Where the parts of a talk begin, in seconds, before they have names. */
export const ChapterMoments = z.array(Moment).max(mostChapters);

/** Where a part of a talk begins, and what the speaker calls it: nothing, where nothing is said. */
export const Chapter = z.object({
  at: Moment,
  title: z.string().trim().max(120).refine(isPlainLine, 'expected one line without control characters'),
});
export type Chapter = z.infer<typeof Chapter>;

export const Chapters = z.array(Chapter).max(mostChapters);

/** As an event has them: in the order in which they are spoken, each moment once. */
export function chaptersText(chapters: readonly Chapter[]): string {
  const inOrder = [...chapters].sort((one, other) => one.at - other.at);
  return JSON.stringify(inOrder.filter(({ at }, index) => at !== inOrder[index - 1]?.at));
}

/** None where their speaker was erased. */
export const chaptersIn = (text: string): readonly Chapter[] =>
  isErased(text) ? [] : (JSON.parse(text) as readonly Chapter[]);

/** As they stand in what is left of a recording; one that was running when the rest begins, begins with it. */
export function chaptersWithin(chapters: readonly Chapter[], { from, to }: Cut): readonly Chapter[] {
  const running = chapters.findLast(({ at }) => at <= from);
  const later = chapters.filter(({ at }) => at > from && at < to);
  return [...(running ? [{ ...running, at: from }] : []), ...later].map((chapter) => ({
    ...chapter,
    at: Math.round((chapter.at - from) * 1_000) / 1_000,
  }));
}
