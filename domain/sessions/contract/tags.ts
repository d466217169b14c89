import * as z from 'zod/mini';
import { isErased } from '#domain/kernel/personal.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';

export const mostTags = 10;
export const longestTag = 30;

/** A word by which a person finds talks of theirs again. */
export const Tag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longestTag),
    z.refine(isPlainLine, 'expected one line without control characters'),
  );

export const Tags = z.array(Tag).check(z.maxLength(mostTags));

/** Two tags that differ in nothing but capitals, spaces or the form of their letters are one. */
export const alike = (tag: string): string => tag.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** Each tag once, as it was written first. */
export const joinedTags = (tags: readonly string[]): readonly string[] =>
  [...new Map([...tags].reverse().map((tag) => [alike(tag), tag] as const)).values()].reverse();

/** As an event has them. */
export const tagsText = (tags: readonly string[]): string =>
  JSON.stringify(joinedTags(tags.map((tag) => tag.normalize('NFC').replace(/\s+/g, ' '))));

/** None where their speaker was erased. */
export const tagsIn = (text: string): readonly string[] => (isErased(text) ? [] : (JSON.parse(text) as string[]));
