import * as z from 'zod/mini';
import { isErased } from '#domain/kernel/personal.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';

export const mostTags = 10;
export const longestTag = 30;

/** A word with which a person finds their own talks. */
export const Tag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longestTag),
    z.refine(isPlainLine, 'expected one line without control characters'),
  );

export const Tags = z.array(Tag).check(z.maxLength(mostTags));

/** Tags that differ only in case, spaces or Unicode form are equal. */
export const alike = (tag: string): string => tag.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** Each tag once, in its first spelling. */
export const joinedTags = (tags: readonly string[]): readonly string[] =>
  [...new Map([...tags].reverse().map((tag) => [alike(tag), tag] as const)).values()].reverse();

/** The stored form. */
export const tagsText = (tags: readonly string[]): string =>
  JSON.stringify(joinedTags(tags.map((tag) => tag.normalize('NFC').replace(/\s+/g, ' '))));

/** None if their speaker was erased. */
export const tagsIn = (text: string): readonly string[] => (isErased(text) ? [] : (JSON.parse(text) as string[]));
