import type { Pool } from 'pg';
import { seenBy } from './presentation-row.ts';

type Blob = Readonly<{ address: string; contentType: string }>;

/** The deck of a session, with the files to show it. */
export type DeckOfSession = Readonly<{
  id: string;
  name: string;
  file: Blob;
  slides: readonly Readonly<{ index: number; image: Blob; thumbnail: Blob }>[];
}>;

/** The deck of a session; null if it is gone or belongs to another person. */
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
