import { idOf } from '#domain/kernel/ids.ts';
import { sharedSessions } from '#domain/shares/contract/calls.ts';
import type { Key, ReadModel } from '../projection.ts';
import type { Followed } from './together.ts';

type Row = Readonly<{
  session_id: string;
  recipient_id: string;
  /** `<session>_<recipient>` */
  share_id: string;
  /** The owner of the talk. */
  owner_id: string;
  reach: 'groups' | 'anybody';
  with_media: boolean;
  until: string | null;
  shared_at: string;
  first_seen_at: string | null;
  last_seen_at: string | null;
}>;

/** The share has not ended, and both people belong to a common group, or the owner may share with everybody. */
const entitled = `(until is null or until > now()) and (reach = 'anybody' or exists (select from together one
  join together other on other.group_id = one.group_id
  where one.is_there and one.person_id = shared_talk.owner_id and other.person_id = shared_talk.recipient_id))`;

/** One row for each share. */
export const sharedSessionModel: ReadModel<Followed, Row> = {
  name: sharedSessions.name,
  table: 'shared_talk',
  key: ['session_id', 'recipient_id'],
  ddl: `create table shared_talk (
      session_id text, recipient_id text, share_id text not null, owner_id text not null, reach text not null,
      with_media boolean not null, until timestamptz, shared_at timestamptz not null, first_seen_at timestamptz,
      last_seen_at timestamptz, primary key (session_id, recipient_id));
    create index on shared_talk (share_id);
    create index on shared_talk (recipient_id, shared_at desc)`,
  audience: { kind: 'share', id: 'share_id', person: 'recipient_id', where: entitled },

  keys: ({ stream, data }): readonly Key[] => ('recipientId' in data ? [[idOf(stream), data.recipientId]] : []),
  readers: ({ owner_id, recipient_id }) => [owner_id, recipient_id],

  fold(row, event) {
    switch (event.type) {
      case 'TalkShared': {
        const { ownerId, recipientId, reach, withMedia, until } = event.data;
        const id = idOf(event.stream);
        const who = { session_id: id, recipient_id: recipientId, share_id: `${id}_${recipientId}`, owner_id: ownerId };
        const seen = { first_seen_at: row?.first_seen_at ?? null, last_seen_at: row?.last_seen_at ?? null };
        const shared_at = row?.shared_at ?? event.metadata.at;
        return { ...who, reach, with_media: withMedia, until, shared_at, ...seen };
      }
      case 'ShareEnded':
        return undefined;
      case 'SharedTalkSeen': {
        const { at } = event.data;
        return row && { ...row, first_seen_at: row.first_seen_at ?? at, last_seen_at: at };
      }
      default:
        return row;
    }
  },

  statement: ({ type, stream }) => (type === 'SessionDeleted' ? { remove: [idOf(stream)] } : undefined),
};
