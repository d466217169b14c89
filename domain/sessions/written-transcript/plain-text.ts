import { type Cue, spokenText } from './cue.ts';

/** `[00:12:30]`, `(1:02)`, `00:12.5` at the start of a line: many programs write them; too coarse to be used as times. */
const stamp = /^[([]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[)\]]?(?:\s*[-–—]\s*)?(?=\s|$)/;

/** The lines of a text that has no times. */
export function plainCues(text: string): readonly Cue[] {
  return text
    .split('\n')
    .map((line) => ({ text: spokenText(line.trim().replace(stamp, '').trim()), times: null }))
    .filter((cue) => cue.text !== '');
}
