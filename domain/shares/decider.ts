import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { ShareEvent } from './events.ts';

type Events = { [E in ShareEvent as E['type']]: E['data'] };

export type Share = Pick<Events['TalkShared'], 'reach' | 'withMedia' | 'until'> & Readonly<{ seenAt: string | null }>;
type Feedback = Readonly<{ authorId: string; isRead: boolean }>;

/** The people with whom one talk is shared, and their feedback. */
export type Sharing = Readonly<{
  ownerId: string;
  /** By the id of the recipient. */
  shares: Readonly<Record<string, Share>>;
  feedback: Readonly<Record<string, Feedback>>;
}>;

export type ShareCommand =
  | Message<'ShareTalk', Readonly<{ askedBy: string }> & Omit<Events['TalkShared'], 'ownerId'>>
  | Message<'EndShare', Readonly<{ askedBy: string; recipientId: string }>>
  | Message<'SeeTalk', Readonly<{ recipientId: string }>>
  | Message<'GiveShareFeedback', Omit<Events['ShareFeedbackGiven'], 'ownerId'>>
  | Message<'DeleteShareFeedback', Readonly<{ askedBy: string; feedbackId: string }>>
  | Message<'ReadShareFeedback', Readonly<{ askedBy: string }>>
  /** Somebody was erased: the owner, a recipient, or the author of a feedback. */
  | Message<'ForgetSharer', Readonly<{ personId: string }>>;

/** Visits within this many minutes count as one. */
const minutesOfALook = 10;

/** The share has not expired. The call checks whether both are still in one group. */
export const isRunning = ({ until }: Pick<Share, 'until'>, now: Date): boolean =>
  until === null || new Date(until) > now;

export const shareDecider: Decider<Sharing | null, ShareCommand, ShareEvent> = {
  initialState: null,

  decide(command, sharing, now) {
    if (command.type === 'ShareTalk') return decideShare(command.data, sharing, now);
    if (command.type === 'ForgetSharer') return sharing ? decideForget(command.data.personId, sharing) : [];
    // A talk that is not shared gets the same answer as one that does not exist.
    if (!sharing) return refuse('not_found');
    switch (command.type) {
      case 'EndShare': {
        const { askedBy, recipientId } = command.data;
        if (askedBy !== sharing.ownerId) return refuse('not_found');
        return sharing.shares[recipientId] ? [ended(recipientId, 'removed')] : refuse('user_not_found');
      }
      case 'SeeTalk':
        return decideSeen(command.data.recipientId, sharing, now);
      case 'GiveShareFeedback': {
        const { feedbackId, authorId, offset, text } = command.data;
        runningShare(authorId, sharing, now);
        if (sharing.feedback[feedbackId]) return [];
        return [{ type: 'ShareFeedbackGiven', data: { feedbackId, ownerId: sharing.ownerId, authorId, offset, text } }];
      }
      case 'DeleteShareFeedback': {
        const { askedBy, feedbackId } = command.data;
        const feedback = sharing.feedback[feedbackId];
        const isTheirs = feedback && (feedback.authorId === askedBy || sharing.ownerId === askedBy);
        return isTheirs ? [{ type: 'ShareFeedbackDeleted', data: { feedbackId } }] : refuse('not_found');
      }
      case 'ReadShareFeedback':
        return sharing.ownerId === command.data.askedBy ? decideRead(sharing) : refuse('not_found');
    }
  },

  evolve(sharing, event) {
    if (event.type === 'SharingBegun') return { ownerId: event.data.ownerId, shares: {}, feedback: {} };
    return sharing && evolveSharing(sharing, event);
  },
};

type ShareSession = Extract<ShareCommand, { type: 'ShareTalk' }>['data'];

function decideShare(data: ShareSession, sharing: Sharing | null, now: Date): readonly ShareEvent[] {
  const { askedBy, recipientId, reach, withMedia, until } = data;
  if (sharing && sharing.ownerId !== askedBy) return refuse('not_found');
  if (recipientId === askedBy) return refuse('invalid_input', 'sharedWith');
  if (!isRunning({ until }, now)) return refuse('invalid_input', 'until');
  const known = sharing?.shares[recipientId];
  if (known && known.reach === reach && known.withMedia === withMedia && known.until === until) return [];
  const shared: ShareEvent = { type: 'TalkShared', data: { ownerId: askedBy, recipientId, reach, withMedia, until } };
  return sharing ? [shared] : [{ type: 'SharingBegun', data: { ownerId: askedBy } }, shared];
}

function runningShare(recipientId: string, { shares }: Sharing, now: Date): Share {
  const share = shares[recipientId];
  return share && isRunning(share, now) ? share : refuse('not_found');
}

function decideSeen(recipientId: string, sharing: Sharing, now: Date): readonly ShareEvent[] {
  const { seenAt } = runningShare(recipientId, sharing, now);
  const isSame = seenAt !== null && now.getTime() - Date.parse(seenAt) < minutesOfALook * 60_000;
  return isSame ? [] : [{ type: 'SharedTalkSeen', data: { recipientId, at: now.toISOString() } }];
}

function decideRead({ feedback }: Sharing): readonly ShareEvent[] {
  const feedbackIds = Object.entries(feedback).flatMap(([id, { isRead }]) => (isRead ? [] : [id]));
  return feedbackIds.length > 0 ? [{ type: 'ShareFeedbackRead', data: { feedbackIds } }] : [];
}

const ended = (recipientId: string, reason: Events['ShareEnded']['reason']): ShareEvent => ({
  type: 'ShareEnded',
  data: { recipientId, reason },
});

function decideForget(personId: string, { ownerId, shares, feedback }: Sharing): readonly ShareEvent[] {
  const gone = Object.keys(shares).filter((id) => id === personId || ownerId === personId);
  const said = Object.entries(feedback).filter(([, { authorId }]) => authorId === personId);
  return [
    ...gone.map((id) => ended(id, 'erased')),
    ...said.map(([feedbackId]): ShareEvent => ({ type: 'ShareFeedbackDeleted', data: { feedbackId } })),
  ];
}

function evolveSharing(sharing: Sharing, event: ShareEvent): Sharing {
  const { shares, feedback } = sharing;
  switch (event.type) {
    case 'TalkShared': {
      const { recipientId, reach, withMedia, until } = event.data;
      const seenAt = shares[recipientId]?.seenAt ?? null;
      return { ...sharing, shares: { ...shares, [recipientId]: { reach, withMedia, until, seenAt } } };
    }
    case 'ShareEnded': {
      const { [event.data.recipientId]: _, ...others } = shares;
      return { ...sharing, shares: others };
    }
    case 'SharedTalkSeen': {
      const { recipientId, at } = event.data;
      const share = shares[recipientId];
      return share ? { ...sharing, shares: { ...shares, [recipientId]: { ...share, seenAt: at } } } : sharing;
    }
    case 'ShareFeedbackGiven': {
      const { feedbackId, authorId } = event.data;
      return { ...sharing, feedback: { ...feedback, [feedbackId]: { authorId, isRead: false } } };
    }
    case 'ShareFeedbackDeleted': {
      const { [event.data.feedbackId]: _, ...others } = feedback;
      return { ...sharing, feedback: others };
    }
    case 'ShareFeedbackRead': {
      const { feedbackIds } = event.data;
      const read = Object.entries(feedback).map(
        ([id, one]) => [id, feedbackIds.includes(id) ? { ...one, isRead: true } : one] as const,
      );
      return { ...sharing, feedback: Object.fromEntries(read) };
    }
    default:
      return sharing;
  }
}
