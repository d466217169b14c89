import type { Transcript } from '#domain/sessions/contract/transcript.ts';

/** A word of the transcript, prepared for the rules. Times in seconds, limited to the talk. */
export type SpokenWord = Readonly<{
  /** Its place in the transcript. */
  index: number;
  text: string;
  /** Lower case, without surrounding punctuation; empty if the text has no letter or digit. */
  form: string;
  offset: number;
  end: number;
  /** The punctuation after it: `,` or `?”`. */
  marks: string;
  /** The time of the word is unknown. */
  timeUnsure?: true;
}>;

export function spokenWords({ words }: Transcript, sessionDuration: number): readonly SpokenWord[] {
  const within = (time: number) => Math.min(Math.max(time, 0), Math.max(sessionDuration, 0));
  return words.map(({ text, offset, duration, timeUnsure }, index) => {
    const start = within(offset);
    const end = Math.max(start, within(offset + duration));
    return { index, text, ...partsOf(text), offset: start, end, ...(timeUnsure && { timeUnsure }) };
  });
}

/** A text in lower case without surrounding punctuation; empty if it has no letter or digit. */
export const wordForm = (text: string): string => partsOf(text).form;

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function partsOf(text: string): Pick<SpokenWord, 'form' | 'marks'> {
  const written = text.normalize('NFC').replaceAll('’', "'");
  const core = written.replace(edges, '');
  return { form: core.toLowerCase(), marks: written.slice(written.lastIndexOf(core) + core.length) };
}

/** Whether an entry counts as a word: an emoji or a lone dash was not spoken. */
export const isSpoken = ({ form }: SpokenWord) => form !== '';

export const startsUpperCase = (text: string) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(text);

export const endsClause = ({ marks }: SpokenWord) => /[,;:.!?…–—]/u.test(marks);

export const endsSentence = ({ marks }: SpokenWord) => /[.!?…]/u.test(marks);
