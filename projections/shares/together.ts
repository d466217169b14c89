import type { GroupEvent } from '#domain/groups/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { ShareEvent } from '#domain/shares/events.ts';
import type { GuestEvent } from '#domain/shares/guest-events.ts';
import type { ReadModel } from '../projection.ts';

export type Followed =
  | ShareEvent
  | GuestEvent
  | GroupEvent
  | Extract<SessionEvent, { type: 'SessionDeleted' }>
  | Extract<SeminarEvent, { type: 'SeminarDeleted' }>;

type Row = Readonly<{
  group_id: string;
  person_id: string;
  /** Whether the group still exists. */
  is_there: boolean;
}>;

/** Members of each group. They may share talks with each other. */
export const togetherModel: ReadModel<Followed, Row> = {
  name: 'share-together',
  table: 'together',
  key: ['group_id', 'person_id'],
  ddl: `create table together (
      group_id text, person_id text, is_there boolean not null, primary key (group_id, person_id));
    create index on together (person_id)`,

  keys: ({ type, stream, data }) => {
    if (type === 'GroupCreated') return [[idOf(stream), data.ownerId]];
    return type === 'MemberJoined' || type === 'MemberRemoved' ? [[idOf(stream), data.memberId]] : [];
  },
  readers: ({ group_id, person_id }) => [person_id, `group:${group_id}`],

  fold(row, { type, stream, data }) {
    if (type === 'GroupCreated') return { group_id: idOf(stream), person_id: data.ownerId, is_there: true };
    if (type === 'MemberJoined') return { group_id: idOf(stream), person_id: data.memberId, is_there: true };
    return type === 'MemberRemoved' ? undefined : row;
  },

  statement({ type, stream }) {
    if (type === 'GroupPurged') return { remove: [idOf(stream)] };
    if (type !== 'GroupRemoved' && type !== 'GroupRestored') return undefined;
    return {
      sql: 'update together set is_there = $2 where group_id = $1',
      values: [idOf(stream), type === 'GroupRestored'],
    };
  },
};
