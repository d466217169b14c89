import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { Chapter } from './calls.ts';

const written = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\s+(?:[-–]\s+)?(.+)$/;

/** Reads one chapter per line, `1:20 Der Pegel`. Undefined if a line is no chapter. */
export function chaptersIn(text: string): readonly Chapter[] | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const chapters = lines.filter(Boolean).map((line) => {
    const [, hours = '0', minutes, seconds, title] = written.exec(line) ?? [];
    if (minutes === undefined || title === undefined || Number(seconds) > 59) return undefined;
    return { seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title };
  });
  return chapters.every((chapter) => chapter !== undefined) ? chapters : undefined;
}

/** Writes chapters as lines that `chaptersIn` reads. */
export const chapterLines = (chapters: readonly Chapter[]): string =>
  chapters.map(({ seconds, title }) => `${clockTime(seconds)} ${title}`).join('\n');
