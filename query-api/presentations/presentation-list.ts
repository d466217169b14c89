import { presentationList } from '#domain/presentations/contract.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { pageOf, placeIn } from '../paged.ts';
import { query } from '../query-area.ts';
import { deckAddresses } from './presentation-media.ts';
import { type CommonRow, commonColumns, stateOf } from './presentation-row.ts';

type Row = CommonRow & Readonly<{ cover: Readonly<{ address: string; contentType: string }> | null }>;

export const presentationListQuery = (keys: Keys) =>
  query(presentationList, {
    schemas: ['presentations'],
    allow: 'signedIn',
    async answer({ query: { cursor, limit }, userId, reply }, pool) {
      const person = userId();
      const { rows } = await pool.query<Row>({
        name: 'presentation-list',
        text: `select ${commonColumns}, c.thumbnail as cover
          from presentations.presentation p
          left join presentations.slide c on c.presentation_id = p.id and c.slide_index = 0
          where p.owner_id = $1 and ($2::timestamptz is null or (p.created_at, p.id) < ($2::timestamptz, $3::text))
          order by p.created_at desc, p.id desc limit $4`,
        values: [person, ...placeIn(cursor), limit + 1],
      });
      const page = pageOf(reply, rows, { limit, cursorOf: (row) => `${row.createdAt}_${row.id}` });
      return page.map(({ cover, ...row }) => ({
        ...row,
        state: stateOf(row),
        cover: cover && deckAddresses(keys, row.id, person).addressed(cover),
      }));
    },
  });
