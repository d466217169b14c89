import type { Pool } from 'pg';
import { seenBy } from './presentation-row.ts';

type Blob = Readonly<{ address: string; contentType: string }>;

/** The deck that a talk was recorded with, as it can be seen. */
export type DeckOfSession = Readonly<{
  id: string;
  name: string;
  file: Blob;
  slides: readonly Readonly<{ index: number; image: Blob; thumbnail: Blob }>[];
}>;

/** For talks: their deck; null where it is gone, or somebody else's. */
export async function deckOfSession(pool: Pool, id: string, ownerId: string): Promise<DeckOfSession | null> {
  const { rows } = await pool.query<DeckOfSession>({
    name: 'deck-of-talk',
    text: `select p.id, p.name, p.file, coalesce((select jsonb_agg(jsonb_build_object(
        'index', s.slide_index, 'image', s.image, 'thumbnail', s.thumbnail)) from presentations.slide s
        where s.presentation_id = p.id), '[]') as slides
      from presentations.presentation p where p.id = $1 and ${seenBy('$2')}`,
    values: [id, ownerId],
  });
  return rows[0] ?? null;
}
