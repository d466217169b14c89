import { idOf } from '#domain/kernel/ids.ts';
import { operatorId } from '#domain/kernel/operator.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { presentationDetail } from '#domain/presentations/contract/calls.ts';
import type { PresentationEvent } from '#domain/presentations/events.ts';
import type { ReadModel } from '../projection.ts';

/** One event can have many pages: a statement adds their rows, because a fold makes only one row. */
type Page = Extract<PresentationEvent, { type: 'PagesDrawn' }>['data']['pages'][number];

type Row = Readonly<{
  presentation_id: string;
  slide_index: number;
  owner_id: string;
  image: Page['image'];
  thumbnail: Page['thumbnail'];
  width: number;
  height: number;
  words: number;
  seconds: number | null;
  notes: string;
}>;

export const slideModel: ReadModel<PresentationEvent, Row> = {
  name: presentationDetail.name,
  table: 'slide',
  key: ['presentation_id', 'slide_index'],
  ddl: `create table slide (
      presentation_id text, slide_index int, owner_id text not null, image jsonb not null, thumbnail jsonb not null,
      width int not null, height int not null, words int not null, seconds int, notes text not null,
      primary key (presentation_id, slide_index))`,

  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: ({ type, stream, data }) => (type === 'SlidePlanned' ? [[idOf(stream), data.index]] : []),
  readers: ({ owner_id }) => [owner_id === operatorId ? 'everyone' : owner_id],

  fold(row, { type, data }) {
    if (!row || type !== 'SlidePlanned') return row;
    const { seconds, notes } = data;
    return { ...row, seconds, notes: isErased(notes) ? '' : notes };
  },

  statement({ type, stream, data }) {
    if (type === 'PresentationRemoved') return { remove: [idOf(stream)] };
    if (type !== 'PagesDrawn') return undefined;
    return {
      sql: `insert into slide
          (presentation_id, slide_index, owner_id, image, thumbnail, width, height, words, seconds, notes)
        select $1, page.index, $2, page.image, page.thumbnail, page.width, page.height, page.words, null, ''
        from jsonb_to_recordset($3::jsonb)
          as page (index int, image jsonb, thumbnail jsonb, width int, height int, words int)`,
      values: [idOf(stream), data.ownerId, JSON.stringify(data.pages)],
    };
  },
};
