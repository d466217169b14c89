import { withoutTimes } from './times-in.ts';

/** The number of words of a feedback. Figures count as words, moments do not. */
export const countWords = (text: string): number =>
  withoutTimes(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
