import { myGroups } from '#domain/groups/contract/calls.ts';
import type { GroupEvent, PostEvent, VideoEvent } from '#domain/groups/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

export type Followed = GroupEvent | PostEvent | VideoEvent;

type Row = Readonly<{
  id: string;
  owner_id: string | null;
  name: string;
  is_public: boolean;
  is_visible_to_company: boolean;
  is_closed: boolean;
  is_removed: boolean;
  pinned_post_id: string | null;
  pinned_video_id: string | null;
  member_count: number;
  most_members: number | null;
  created_at: string;
}>;

export const groupListModel: ReadModel<Followed, Row> = {
  name: myGroups.name,
  table: 'group_list',
  key: 'id',
  ddl: `create table group_list (
      id text primary key, owner_id text, name text not null, is_public boolean not null,
      is_visible_to_company boolean not null, is_closed boolean not null, is_removed boolean not null,
      pinned_post_id text, pinned_video_id text, member_count int not null, most_members int, created_at timestamptz not null);
    create index on group_list (lower(name), id) where is_public and not is_removed and not is_closed`,

  keys: ({ stream }) => (isStreamOf('group', stream) ? [idOf(stream)] : []),
  readers: ({ id }) => [`group:${id}`],

  fold(row, event) {
    if (event.type === 'GroupCreated') {
      const { ownerId, name, isPublic, isVisibleToCompany, mostMembers = null } = event.data;
      const facts = { owner_id: ownerId, name, is_public: isPublic, is_visible_to_company: isVisibleToCompany };
      const begun = { is_closed: false, is_removed: false, pinned_post_id: null, pinned_video_id: null };
      return {
        id: idOf(event.stream),
        ...facts,
        ...begun,
        member_count: 1,
        most_members: mostMembers,
        created_at: event.metadata.at,
      };
    }
    if (event.type === 'GroupPurged') return undefined;
    return row && { ...row, ...changes(event, row) };
  },
};

function changes(event: Followed, { member_count }: Row): Partial<Row> {
  switch (event.type) {
    case 'GroupRenamed':
      return { name: event.data.name };
    case 'GroupSightChanged':
      return { is_public: event.data.isPublic, is_visible_to_company: event.data.isVisibleToCompany };
    case 'GroupLimitLifted':
      return { most_members: null };
    case 'MemberJoined':
      return { member_count: member_count + 1 };
    case 'MemberRemoved':
      return { member_count: member_count - 1 };
    case 'OwnershipPassed':
      return { owner_id: event.data.toId };
    case 'ItemPinned':
      return { [pinned(event.data.kind)]: event.data.itemId };
    case 'ItemUnpinned':
      return { [pinned(event.data.kind)]: null };
    case 'GroupClosed':
      return { owner_id: null, is_closed: true };
    case 'GroupRemoved':
      return { is_removed: true };
    case 'GroupRestored':
      return { is_removed: false };
    default:
      return {};
  }
}

const pinned = (kind: 'post' | 'video') => (kind === 'post' ? 'pinned_post_id' : 'pinned_video_id');
