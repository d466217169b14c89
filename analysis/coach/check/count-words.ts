import { withoutTimes } from './times-in.ts';

/** Of a feedback; figures are words, moments are not. */
export const countWords = (text: string): number =>
  withoutTimes(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
