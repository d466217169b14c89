import { notify } from '#command-api/notifications/for-others.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ShareEvent } from '#domain/shares/events.ts';
import type { Deps } from '#infra/service.ts';
import type { Reaction } from '../reaction.ts';
import { findSharing } from './stored-sharing.ts';

const types: readonly ShareEvent['type'][] = ['TalkShared', 'ShareFeedbackGiven'];

/** Notifies the recipients of a session, and its owner of their feedback. */
export const shareReaction = (log: Pick<Deps, 'store' | 'remembered'>): Reaction => ({
  name: 'shares',
  streams: ['sharing-'],
  types,
  async react(event, { handle }) {
    const { type, data } = event as Recorded<ShareEvent>;
    const sessionId = idOf(event.stream);
    const sharing = await findSharing(log, sessionId);
    if (type === 'TalkShared' && sharing?.shares[data.recipientId]) {
      const concerns = { sessionId };
      await notify(handle, event, { to: data.recipientId, type: 'session_shared', byId: data.ownerId, concerns });
    }
    if (type === 'ShareFeedbackGiven' && sharing?.feedback[data.feedbackId]) {
      const concerns = { sessionId, feedbackId: data.feedbackId };
      await notify(handle, event, { to: data.ownerId, type: 'share_feedback', byId: data.authorId, concerns });
    }
  },
});

/** Deletes the password of a guest link that has ended or whose session or seminar is deleted. */
export const guestPasswordReaction: Reaction = {
  name: 'guest-passwords',
  streams: ['guestlink-', 'session-', 'seminar-'],
  types: ['GuestLinkEnded', 'SessionDeleted', 'SeminarDeleted'],
  async react({ stream }, { write }) {
    write((client) => client.query('delete from ops.guest_password where link = $1 or target_id = $1', [idOf(stream)]));
  },
};
