import * as z from 'zod/mini';
import type { QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** In display order. */
export const foundKinds = ['talk', 'words', 'person', 'group', 'seminar', 'deck', 'goal', 'article'] as const;

const Found = z.object({
  kind: z.enum(foundKinds),
  /** For a person: the id of a group that both are in. */
  id: Id,
  title: z.string(),
  /** The time of its creation; null for people. */
  at: z.nullable(z.iso.datetime()),
  /** The group of a person, or the context of the words that were found. */
  detail: z.nullable(z.string()),
  /** For words: the time at which they are said first, in seconds of the talk in `id` and `title`. */
  second: z.optional(z.number()),
});
export type Found = z.infer<typeof Found>;

/**
 * Things that the person may see and whose name resembles the text, and words in the person's own talks: a few of each kind,
 * the newest first. Typing errors in names are tolerated.
 */
export const searchEverything = {
  method: 'GET',
  path: '/api/Search',
  name: 'search',
  query: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.array(Found),
} as const satisfies QueryCall;
