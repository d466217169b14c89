import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './together.ts';

type Row = Readonly<{
  id: string;
  session_id: string;
  owner_id: string;
  author_id: string;
  /** The share that gave the author access to the talk. */
  share_id: string;
  at_second: number | null;
  text: string;
  given_at: string;
  is_read: boolean;
}>;

export const shareFeedbackModel: ReadModel<Followed, Row> = {
  name: 'share-feedback',
  table: 'share_feedback',
  key: 'id',
  ddl: `create table share_feedback (
      id text primary key, session_id text not null, owner_id text not null, author_id text not null,
      share_id text not null, at_second double precision, text text not null, given_at timestamptz not null,
      is_read boolean not null);
    create index on share_feedback (session_id);
    create index on share_feedback (author_id)`,

  personal: { of: 'author_id', leaves: 'nothing' },
  keys: ({ type, data }) => {
    if (type === 'ShareFeedbackRead') return data.feedbackIds;
    return type === 'ShareFeedbackGiven' || type === 'ShareFeedbackDeleted' ? [data.feedbackId] : [];
  },
  // The author is notified as long as the talk is shared with them.
  readers: ({ owner_id, share_id }) => [owner_id, `share:${share_id}`],

  fold(row, event) {
    switch (event.type) {
      case 'ShareFeedbackGiven': {
        const { feedbackId, ownerId, authorId, offset, text } = event.data;
        if (isErased(text)) return undefined;
        const session_id = idOf(event.stream);
        const who = { session_id, owner_id: ownerId, author_id: authorId, share_id: `${session_id}_${authorId}` };
        return { id: feedbackId, ...who, at_second: offset, text, given_at: event.metadata.at, is_read: false };
      }
      case 'ShareFeedbackDeleted':
        return undefined;
      case 'ShareFeedbackRead':
        return row && { ...row, is_read: true };
      default:
        return row;
    }
  },

  statement: ({ type, stream }) =>
    type === 'SessionDeleted'
      ? { sql: 'delete from share_feedback where session_id = $1', values: [idOf(stream)] }
      : undefined,
};
