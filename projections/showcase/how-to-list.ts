import { idOf } from '#domain/kernel/ids.ts';
import { howToList } from '#domain/showcase/contract/calls.ts';
import type { HowToVideo } from '#domain/showcase/decider.ts';
import type { HowToEvent, HowToOrderEvent, WatchedEvent } from '#domain/showcase/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

export type ShowcaseEvent = HowToEvent | HowToOrderEvent | WatchedEvent;

type Row = Readonly<{
  id: string;
  title: string;
  description: string;
  video: HowToVideo['video'];
  chapters: HowToVideo['chapters'];
  captions: HowToVideo['captions'];
  places: readonly HowToVideo['places'][number][];
  is_draft: boolean;
  created_at: string;
  /** Position in the list; null: after all ordered videos. */
  place: number | null;
}>;

export const howToListModel: ReadModel<ShowcaseEvent, Row> = {
  name: howToList.name,
  table: 'video',
  key: 'id',
  ddl: `create table video (
      id text primary key, title text not null, description text not null, video jsonb not null, chapters jsonb not null,
      captions jsonb not null, places jsonb not null, is_draft boolean not null, created_at timestamptz not null, place int);
    create index on video (place, created_at, id)`,

  keys: ({ stream }) => (isStreamOf('howto', stream) ? [idOf(stream)] : []),
  readers: ({ is_draft }) => (is_draft ? ['admins'] : ['everyone']),

  fold(row, event) {
    if (event.type === 'HowToVideoAdded') {
      const { title, description, video, isDraft: is_draft } = event.data;
      const facts = { id: idOf(event.stream), title, description, video, is_draft, created_at: event.metadata.at };
      return { ...facts, chapters: [], captions: [], places: [], place: null };
    }
    if (!row || event.type === 'HowToVideoDeleted') return undefined;
    return { ...row, ...changeOf(row, event) };
  },

  statement({ type, data }) {
    if (type !== 'HowToVideosOrdered') return undefined;
    return { sql: 'update video set place = array_position($1::text[], id)', values: [data.videoIds] };
  },
};

function changeOf({ captions }: Row, { type, data }: ShowcaseEvent): Partial<Row> {
  switch (type) {
    case 'HowToVideoEdited':
    case 'HowToChaptersChanged':
    case 'HowToPlacesChanged':
      return data;
    case 'HowToCaptionsAdded':
      return { captions: [...captions.filter(({ locale }) => locale !== data.locale), data] };
    case 'HowToCaptionsRemoved':
      return { captions: captions.filter(({ locale }) => locale !== data.locale) };
    case 'HowToVideoPublished':
      return { is_draft: false };
    case 'HowToVideoWithdrawn':
      return { is_draft: true };
    default:
      return {};
  }
}
