import * as z from 'zod/mini';
import type { QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** In the order in which they are shown. */
export const foundKinds = ['talk', 'words', 'person', 'group', 'seminar', 'deck', 'goal', 'article'] as const;

const Found = z.object({
  kind: z.enum(foundKinds),
  /** For a person, the id of a group that both belong to. */
  id: Id,
  title: z.string(),
  /** When it was made; null for people. */
  at: z.nullable(z.iso.datetime()),
  /** The group of a person that was found, or the words around the words that were found. */
  detail: z.nullable(z.string()),
  /** Of words: when they are said first, in seconds of the talk, which `id` and `title` name. */
  second: z.optional(z.number()),
});
export type Found = z.infer<typeof Found>;

/**
 * Things that the person may see and whose name resembles the text, and words said in talks of their own: a few of each kind,
 * the newest first. Typing errors in names are forgiven.
 */
export const searchEverything = {
  method: 'GET',
  path: '/api/Search',
  name: 'search',
  shows: [
    'session-list',
    'group-list',
    'group-members',
    'seminar-list',
    'presentation-list',
    'goal-list',
    'article-list',
  ],
  query: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.array(Found),
} as const satisfies QueryCall;
