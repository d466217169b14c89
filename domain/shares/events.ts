import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

// Stored for ever: add fields or new events, never rename or retype one. One stream `sharing-<session>` for each talk.
export const shareEvents = {
  /** The owner of the talk shares it for the first time. */
  SharingBegun: z.object({ ownerId: Id }),
  /** May occur again, with other conditions. */
  TalkShared: z.object({
    ownerId: Id,
    recipientId: Id,
    /** `groups`: valid as long as both are in one group. `anybody`: the owner may share with everybody. */
    reach: z.enum(['groups', 'anybody']),
    /** The recipient gets the recording too. */
    withMedia: z.boolean(),
    /** Null: until revoked. */
    until: z.nullable(z.iso.datetime()),
  }),
  ShareEnded: z.object({ recipientId: Id, reason: z.enum(['removed', 'erased', 'deleted']) }),
  /** The recipient opened the shared talk. */
  SharedTalkSeen: z.object({ recipientId: Id, at: z.iso.datetime() }),
  ShareFeedbackGiven: z.object({
    feedbackId: Id,
    ownerId: Id,
    authorId: Id,
    /** Seconds into the talk; null: about the whole talk. */
    offset: z.nullable(z.number()),
    text: personal(z.string(), { field: 'authorId' }),
  }),
  ShareFeedbackDeleted: z.object({ feedbackId: Id }),
  /** The owner of the talk read the feedback. */
  ShareFeedbackRead: z.object({ feedbackIds: z.array(Id) }),
};

export type ShareEvent = MessageOf<typeof shareEvents>;
