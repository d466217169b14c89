import { groupPosts } from '#domain/groups/contract/items.ts';
import type { PostEvent } from '#domain/groups/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './group-list.ts';

type Written = Extract<PostEvent, { type: 'GroupPostWritten' }>['data'];
type Added = Extract<PostEvent, { type: 'GroupPostFileAdded' }>['data'];

type Row = Readonly<{
  id: string;
  group_id: string;
  poster_id: string;
  title: string;
  body: string;
  banner: Written['banner'];
  files: readonly Readonly<{ id: string; name: string; media: Added['media'] }>[];
  created_at: string;
  edited_at: string | null;
}>;

export const postModel: ReadModel<Followed, Row> = {
  name: groupPosts.name,
  table: 'post',
  key: 'id',
  ddl: `create table post (
      id text primary key, group_id text not null, poster_id text not null, title text not null, body text not null,
      banner jsonb, files jsonb not null, created_at timestamptz not null, edited_at timestamptz);
    create index on post (group_id, created_at desc, id desc)`,

  personal: { of: 'poster_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('grouppost', stream) ? [idOf(stream)] : []),
  readers: ({ group_id }) => [`group:${group_id}`],

  fold(row, event) {
    switch (event.type) {
      case 'GroupPostWritten': {
        const { groupId, posterId, title, body, banner } = event.data;
        if (isErased(title)) return undefined;
        const facts = { group_id: groupId, poster_id: posterId, title, body, banner, files: [] };
        return { id: idOf(event.stream), ...facts, created_at: event.metadata.at, edited_at: null };
      }
      case 'GroupPostEdited': {
        const { title, body } = event.data;
        return row && { ...row, title, body, edited_at: event.metadata.at };
      }
      case 'GroupPostFileAdded': {
        const { fileId, name, media } = event.data;
        return row && { ...row, files: [...row.files, { id: fileId, name, media }] };
      }
      case 'GroupPostDeleted':
        return undefined;
      default:
        return row;
    }
  },

  statement: ({ type, stream }) =>
    type === 'GroupPurged' ? { sql: 'delete from post where group_id = $1', values: [idOf(stream)] } : undefined,
};
