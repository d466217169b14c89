import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { ShareEvent } from './events.ts';
import type { GuestEvent } from './guest-events.ts';

const [owner, recipient, feedbackId] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<ShareEvent | GuestEvent> = {
  SharingBegun: { type: 'SharingBegun', data: { ownerId: owner } },
  TalkShared: {
    type: 'TalkShared',
    data: {
      ownerId: owner,
      recipientId: recipient,
      reach: 'groups',
      withMedia: true,
      until: '2026-12-24T18:00:00.000Z',
    },
  },
  ShareEnded: { type: 'ShareEnded', data: { recipientId: recipient, reason: 'removed' } },
  SharedTalkSeen: { type: 'SharedTalkSeen', data: { recipientId: recipient, at: '2026-11-23T10:00:00.000Z' } },
  ShareFeedbackGiven: {
    type: 'ShareFeedbackGiven',
    data: { feedbackId, ownerId: owner, authorId: recipient, offset: 42, text: 'Hier wird es lebendig.' },
  },
  ShareFeedbackDeleted: { type: 'ShareFeedbackDeleted', data: { feedbackId } },
  GuestLinkMade: {
    type: 'GuestLinkMade',
    data: {
      ...{ ownerId: owner, target: 'seminar', targetId: feedbackId, label: 'Jury', withMedia: true },
      ...{ until: '2026-12-24T18:00:00.000Z', hasPassword: true },
    },
  },
  GuestLinkOpened: { type: 'GuestLinkOpened', data: { ownerId: owner, name: 'Frau Berg' } },
  GuestLinkEnded: { type: 'GuestLinkEnded', data: { reason: 'revoked' } },
  ShareFeedbackRead: { type: 'ShareFeedbackRead', data: { feedbackIds: [feedbackId] } },
};
