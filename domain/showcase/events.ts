import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { StoredBlob } from '#domain/kernel/stored-blob.ts';

const texts = { title: z.string(), description: z.string() };
const locale = z.enum(['de', 'en']);

// Stored for ever: add fields or new events, never rename or retype one. One stream `howto-<video>` for each video.
export const howToEvents = {
  HowToVideoAdded: z.object({
    ...texts,
    video: z.discriminatedUnion('from', [
      z.object({ from: z.literal('link'), uri: z.string() }),
      z.object({ from: z.literal('file'), media: StoredBlob }),
    ]),
    /** Only people who manage the videos see it. */
    isDraft: z.boolean(),
  }),
  HowToVideoEdited: z.object(texts),
  /** Replaces the chapters. */
  HowToChaptersChanged: z.object({ chapters: z.array(z.object({ seconds: z.number(), title: z.string() })) }),
  /** The pages that offer it. */
  HowToPlacesChanged: z.object({ places: z.array(z.enum(['recorder', 'report'])) }),
  /** Replaces the captions in this language. */
  HowToCaptionsAdded: z.object({ locale, media: StoredBlob }),
  HowToCaptionsRemoved: z.object({ locale }),
  HowToVideoPublished: z.object({}),
  /** The video is a draft again. */
  HowToVideoWithdrawn: z.object({}),
  HowToVideoDeleted: z.object({}),
};

export type HowToEvent = MessageOf<typeof howToEvents>;

// Stored for ever, like the events above. One stream for the whole list.
export const howToOrderEvents = {
  /** Videos that are not named follow, the oldest first. */
  HowToVideosOrdered: z.object({ videoIds: z.array(Id) }),
};

export type HowToOrderEvent = MessageOf<typeof howToOrderEvents>;

// Stored for ever, like the events above. In the person's stream `watched-<user>`.
export const watchedEvents = {
  HowToVideoWatched: z.object({ videoId: Id }),
  /** The person wants to watch it again. */
  HowToVideoUnwatched: z.object({ videoId: Id }),
};

export type WatchedEvent = MessageOf<typeof watchedEvents>;
