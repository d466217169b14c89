import type { Word } from '#domain/sessions/contract/transcript.ts';

/** Unchecked words from an engine or a person. */
export type RawWord = Readonly<{
  text: string;
  offset: number;
  duration: number;
  confidence?: number | null | undefined;
  timeUnsure?: true | undefined;
}>;

/** Puts words in order, within the talk and without overlaps; rounds times to milliseconds. */
export function tidyWords(words: readonly RawWord[], sessionDuration: number): readonly Word[] {
  const tidied = words
    .map((word) => ({ ...word, text: word.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text, offset, duration }) => text !== '' && Number.isFinite(offset) && Number.isFinite(duration))
    .map((word) => ({ ...word, offset: Math.min(Math.max(0, word.offset), sessionDuration) }))
    .sort((a, b) => a.offset - b.offset);
  return tidied.map(({ text, offset, duration, confidence, timeUnsure }, index) => {
    const limit = Math.max(offset, Math.min(sessionDuration, tidied[index + 1]?.offset ?? sessionDuration));
    const length = Math.max(0, Math.min(duration, limit - offset));
    const times = { offset: toMilliseconds(offset), duration: toMilliseconds(length) };
    return { text, ...times, confidence: share(confidence), ...(timeUnsure && { timeUnsure }) };
  });
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000) / 1_000;

function share(confidence: number | null | undefined): number | null {
  if (confidence === null || confidence === undefined || !Number.isFinite(confidence)) return null;
  return Math.min(1, Math.max(0, confidence));
}
