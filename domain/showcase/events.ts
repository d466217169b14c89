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
    /** Only those who keep the videos see it. */
    isDraft: z.boolean(),
  }),
  HowToVideoEdited: z.object(texts),
  /** In place of the chapters of before. */
  HowToChaptersChanged: z.object({ chapters: z.array(z.object({ seconds: z.number(), title: z.string() })) }),
  /** The pages that offer it. */
  HowToPlacesChanged: z.object({ places: z.array(z.enum(['recorder', 'report'])) }),
  /** In place of the captions of before in this language. */
  HowToCaptionsAdded: z.object({ locale, media: StoredBlob }),
  HowToCaptionsRemoved: z.object({ locale }),
  HowToVideoPublished: z.object({}),
  /** A draft again. */
  HowToVideoWithdrawn: z.object({}),
  HowToVideoDeleted: z.object({}),
};

export type HowToEvent = MessageOf<typeof howToEvents>;

// Stored for ever, as those above. One stream for the whole list.
export const howToOrderEvents = {
  /** Videos that are not named follow behind, the oldest first. */
  HowToVideosOrdered: z.object({ videoIds: z.array(Id) }),
};

export type HowToOrderEvent = MessageOf<typeof howToOrderEvents>;

// Stored for ever, as those above. In the person's stream `watched-<user>`.
export const watchedEvents = {
  HowToVideoWatched: z.object({ videoId: Id }),
  /** The person wants it among those to watch again. */
  HowToVideoUnwatched: z.object({ videoId: Id }),
};

export type WatchedEvent = MessageOf<typeof watchedEvents>;
