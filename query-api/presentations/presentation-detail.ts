import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import { presentationDetail, type Slide } from '#domain/presentations/contract/calls.ts';
import { forecastOf } from '#domain/presentations/contract/forecast.ts';
import { principalOf } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { query } from '../query-area.ts';
import { deckAddresses } from './presentation-media.ts';
import { type CommonRow, commonColumns, mayChange, seenBy, stateOf } from './presentation-row.ts';

type Row = CommonRow & Readonly<{ file: StoredBlob }>;
type SlideRow = Omit<Slide, 'image' | 'thumbnail' | 'forecastSeconds'> &
  Readonly<{ image: StoredBlob; thumbnail: StoredBlob; words: number }>;

export const presentationDetailQuery = (keys: Keys) =>
  query(presentationDetail, {
    allow: 'signedIn',
    async answer({ params: { id }, userId, request }, pool) {
      const person = userId();
      const { file, ...row } = await findDeck(pool, id, person);
      const { addressed } = deckAddresses(keys, id, person);
      const slides = (await slidesOf(pool, id)).map(({ image, thumbnail, words, ...slide }) => ({
        ...slide,
        ...{ image: addressed(image), thumbnail: addressed(thumbnail) },
        forecastSeconds: forecastOf({ notes: slide.notes, words }),
      }));
      const { size, contentType } = file;
      return {
        ...row,
        state: stateOf(row),
        mayChange: mayChange(row, principalOf(request)),
        file: { url: addressed(file, `${row.name}.pdf`), size, contentType },
        slides,
      };
    },
  });

/** @throws not_found if the person has no such deck */
async function findDeck(pool: Pool, id: string, person: string): Promise<Row> {
  const { rows } = await pool.query<Row>({
    name: 'presentation-detail',
    text: `select ${commonColumns}, p.file from presentations.presentation p where p.id = $1 and ${seenBy('$2')}`,
    values: [id, person],
  });
  return rows[0] ?? refuse('not_found');
}

async function slidesOf(pool: Pool, id: string): Promise<readonly SlideRow[]> {
  const { rows } = await pool.query<SlideRow>({
    name: 'presentation-slides',
    text: `select slide_index as index, image, thumbnail, width, height, words, seconds, notes
      from presentations.slide where presentation_id = $1 order by slide_index`,
    values: [id],
  });
  return rows;
}
