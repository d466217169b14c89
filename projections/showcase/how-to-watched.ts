import { idOf } from '#domain/kernel/ids.ts';
import type { ReadModel } from '../projection.ts';
import type { ShowcaseEvent } from './how-to-list.ts';

type Row = Readonly<{ user_id: string; video_id: string }>;

/** Videos watched by each person. */
export const howToWatchedModel: ReadModel<ShowcaseEvent, Row> = {
  name: 'how-to-watched',
  table: 'watched',
  key: ['user_id', 'video_id'],
  ddl: 'create table watched (user_id text, video_id text, primary key (user_id, video_id))',

  personal: { of: 'user_id', leaves: 'nothing' },
  keys: ({ type, stream, data }) =>
    type === 'HowToVideoWatched' || type === 'HowToVideoUnwatched' ? [[idOf(stream), data.videoId]] : [],
  readers: ({ user_id }) => [user_id],

  fold(_row, { type, stream, data }) {
    return type === 'HowToVideoWatched' ? { user_id: idOf(stream), video_id: data.videoId } : undefined;
  },
};
