import { groupVideos } from '#domain/groups/contract/items.ts';
import type { VideoEvent } from '#domain/groups/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './group-list.ts';

type Row = Readonly<{
  id: string;
  group_id: string;
  uploader_id: string;
  title: string;
  description: string;
  video: Extract<VideoEvent, { type: 'GroupVideoAdded' }>['data']['video'];
  uploaded_at: string;
}>;

export const videoModel: ReadModel<Followed, Row> = {
  name: groupVideos.name,
  table: 'video',
  key: 'id',
  ddl: `create table video (
      id text primary key, group_id text not null, uploader_id text not null, title text not null,
      description text not null, video jsonb not null, uploaded_at timestamptz not null);
    create index on video (group_id, uploaded_at desc, id desc)`,

  personal: { of: 'uploader_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('groupvideo', stream) ? [idOf(stream)] : []),
  readers: ({ group_id }) => [`group:${group_id}`],

  fold(row, event) {
    switch (event.type) {
      case 'GroupVideoAdded': {
        const { groupId, uploaderId, title, description, video } = event.data;
        if (isErased(title)) return undefined;
        const facts = { group_id: groupId, uploader_id: uploaderId, title, description, video };
        return { id: idOf(event.stream), ...facts, uploaded_at: event.metadata.at };
      }
      case 'GroupVideoEdited':
        return row && { ...row, title: event.data.title, description: event.data.description };
      case 'GroupVideoDeleted':
        return undefined;
      default:
        return row;
    }
  },

  statement: ({ type, stream }) =>
    type === 'GroupPurged' ? { sql: 'delete from video where group_id = $1', values: [idOf(stream)] } : undefined,
};
