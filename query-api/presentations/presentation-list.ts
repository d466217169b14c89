import { operatorId } from '#domain/kernel/operator.ts';
import { presentationList } from '#domain/presentations/contract/calls.ts';
import { principalOf } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { pageOf, placeIn } from '../paged.ts';
import { query } from '../query-area.ts';
import { deckAddresses } from './presentation-media.ts';
import { type CommonRow, commonColumns, mayChange, stateOf } from './presentation-row.ts';

type Row = CommonRow & Readonly<{ cover: Readonly<{ address: string; contentType: string }> | null }>;

export const presentationListQuery = (keys: Keys) =>
  query(presentationList, {
    allow: 'signedIn',
    async answer({ query: { cursor, limit, defaults }, userId, request, reply }, pool) {
      const person = userId();
      const { rows } = await pool.query<Row>({
        name: 'presentation-list',
        text: `select ${commonColumns}, c.thumbnail as cover
          from presentations.presentation p
          left join presentations.slide c on c.presentation_id = p.id and c.slide_index = 0
          where p.owner_id = any($1) and not p.is_withdrawn and ($2::timestamptz is null or (p.created_at, p.id) < ($2::timestamptz, $3::text))
          order by p.created_at desc, p.id desc limit $4`,
        values: [defaults === 'true' ? [operatorId] : [person, operatorId], ...placeIn(cursor), limit + 1],
      });
      const page = pageOf(reply, rows, { limit, cursorOf: (row) => `${row.createdAt}_${row.id}` });
      return page.map(({ cover, ...row }) => ({
        ...row,
        state: stateOf(row),
        mayChange: mayChange(row, principalOf(request)),
        cover: cover && deckAddresses(keys, row.id, person).addressed(cover),
      }));
    },
  });
