import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { Chapter } from './calls.ts';

const written = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\s+(?:[-–]\s+)?(.+)$/;

/** One chapter a line, `1:20 Der Pegel`. Undefined where a line is no chapter. */
export function chaptersIn(text: string): readonly Chapter[] | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const chapters = lines.filter(Boolean).map((line) => {
    const [, hours = '0', minutes, seconds, title] = written.exec(line) ?? [];
    if (minutes === undefined || title === undefined || Number(seconds) > 59) return undefined;
    return { seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title };
  });
  return chapters.every((chapter) => chapter !== undefined) ? chapters : undefined;
}

/** The other way round. */
export const chapterLines = (chapters: readonly Chapter[]): string =>
  chapters.map(({ seconds, title }) => `${clockTime(seconds)} ${title}`).join('\n');
