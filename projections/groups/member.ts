import { groupMembers } from '#domain/groups/contract/calls.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { Key, ReadModel } from '../projection.ts';
import type { Followed } from './group-list.ts';

type Row = Readonly<{
  group_id: string;
  person_id: string;
  is_manager: boolean;
  is_visible: boolean;
  joined_at: string;
}>;

/** One row for each member. The list of groups holds the owner. */
export const memberModel: ReadModel<Followed, Row> = {
  name: groupMembers.name,
  table: 'member',
  key: ['group_id', 'person_id'],
  ddl: `create table member (
      group_id text, person_id text, is_manager boolean not null, is_visible boolean not null,
      joined_at timestamptz not null, primary key (group_id, person_id));
    create index on member (person_id)`,
  audience: { kind: 'group', id: 'group_id', person: 'person_id' },

  keys: ({ type, stream, data }): readonly Key[] => {
    const id = idOf(stream);
    if (type === 'GroupCreated') return [[id, data.ownerId]];
    if (type === 'OwnershipPassed') return [[id, data.fromId]];
    return isStreamOf('group', stream) && 'memberId' in data ? [[id, data.memberId]] : [];
  },
  readers: ({ group_id, person_id }) => [person_id, `group:${group_id}`],

  fold(row, event) {
    switch (event.type) {
      case 'GroupCreated':
        return arrived(idOf(event.stream), event.data.ownerId, event.metadata.at);
      case 'MemberJoined':
        return arrived(idOf(event.stream), event.data.memberId, event.metadata.at);
      case 'OwnershipPassed':
        return row && { ...row, is_manager: true };
      case 'MemberRemoved':
        return undefined;
      case 'MemberRoleChanged':
        return row && { ...row, is_manager: event.data.isManager };
      case 'MemberVisibilityChanged':
        return row && { ...row, is_visible: event.data.isVisible };
      default:
        return row;
    }
  },

  statement: ({ type, stream }) => (type === 'GroupPurged' ? { remove: [idOf(stream)] } : undefined),
};

const arrived = (group_id: string, person_id: string, joined_at: string): Row => ({
  ...{ group_id, person_id, joined_at },
  ...{ is_manager: false, is_visible: true },
});
