import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';
import { StoredBlob } from '#domain/kernel/stored-blob.ts';

const whose = { field: 'ownerId' } as const;

// Stored for ever: add fields or new events, never rename or retype one. Slides count from 0.
export const presentationEvents = {
  /** The PDF is stored, and was not examined yet. */
  PresentationAdded: z.object({ ownerId: Id, name: personal(z.string(), whose), file: StoredBlob }),
  PagesCounted: z.object({ pages: z.int() }),
  /** Pictures of some of its pages, in two sizes. `width` and `height` are those of the large one; `words` are the words on the page. */
  PagesDrawn: z.object({
    ownerId: Id,
    pages: z.array(
      z.object({
        index: z.int(),
        image: StoredBlob,
        thumbnail: StoredBlob,
        width: z.int(),
        height: z.int(),
        words: z.int(),
      }),
    ),
  }),
  DrawingFailed: z.object({
    reason: z.enum(['password', 'unreadable', 'empty', 'too_many_pages', 'too_complex', 'internal']),
  }),
  PresentationRenamed: z.object({ ownerId: Id, name: personal(z.string(), whose) }),
  /** The intended length of the whole talk, in seconds; null if there is none. */
  LengthExpected: z.object({ seconds: z.nullable(z.int()) }),
  /** The planned time of a slide, and its notes. The initial notes come from the PDF. */
  SlidePlanned: z.object({
    ownerId: Id,
    index: z.int(),
    seconds: z.nullable(z.int()),
    notes: personal(z.string(), whose),
  }),
  /** A talk was recorded with the deck. */
  PresentationUsed: z.object({ sessionId: Id }),
  /** The talk that used the deck was deleted. */
  PresentationReleased: z.object({ sessionId: Id }),
  PresentationRemoved: z.object({}),
  /** A deck for everybody is no longer offered; talks that were recorded with it keep it. */
  DefaultDeckWithdrawn: z.object({}),
};

export type PresentationEvent = MessageOf<typeof presentationEvents>;
