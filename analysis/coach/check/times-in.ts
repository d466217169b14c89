/** `[mm:ss]`, also with hours or without brackets. */
const pattern = /\[?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\]?/g;

/** `seconds` is NaN if it is not a valid time, such as 3:75. */
export type NamedTime = Readonly<{ text: string; seconds: number }>;

export function timesIn(text: string): readonly NamedTime[] {
  return [...text.matchAll(pattern)].map(([text, hours = '0', minutes, seconds]) => ({
    text,
    seconds: Number(seconds) < 60 ? 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds) : Number.NaN,
  }));
}

export const withoutTimes = (text: string): string => text.replaceAll(pattern, ' ');
