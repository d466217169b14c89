import type { Pool } from 'pg';
import { mostCounted, type PersonOrder, personCount, personList } from '#domain/administration/contract/people.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';
import { filtered } from './person-filter.ts';
import { type FoundPerson, personColumns, shownPerson } from './person-row.ts';

/** The place of a row in the list; `value` is the value that the list is ordered by. */
type Place = Readonly<{ value: string | null; id: string }>;
type PersonRow = FoundPerson & Readonly<{ place: string | null }>;

const allow = permitted(administersUsers);

export const personListQuery = (keys: Keys) =>
  query(personList, {
    allow,
    async answer({ query: { order, cursor, limit, ...filters }, reply }, pool) {
      const wanted = { ...filtered(filters), after: cursor === undefined ? null : readCursor(cursor), most: limit + 1 };
      const found = await find(pool, order, wanted);
      const cursorOf = ({ place, id }: PersonRow) =>
        Buffer.from(JSON.stringify({ value: place, id } satisfies Place)).toString('base64url');
      return pageOf(reply, found, { limit, cursorOf }).map(({ place: _, ...row }) => shownPerson(keys, row));
    },
  });

export const personCountQuery = query(personCount, {
  allow,
  async answer({ query: filters }, pool) {
    const { condition, values } = filtered(filters);
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from (select from administration.person_list p where ${condition} limit ${mostCounted + 1}) counted`,
      values,
    );
    const count = rows[0]?.count ?? 0;
    return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
  },
});

type PersonQuery = Readonly<{ condition: string; values: readonly unknown[]; after: Place | null; most: number }>;

const columnOf = { name: 'p.sorted_by', registered: 'p.registered_at', seen: 'l.at' } as const;
const typeOf = { name: 'text', registered: 'timestamptz', seen: 'timestamptz' } as const;

async function find(pool: Pool, order: PersonOrder, wanted: PersonQuery): Promise<readonly PersonRow[]> {
  const by = order.replace('-', '') as keyof typeof columnOf;
  const down = order.startsWith('-');
  if (by !== 'seen') return ordered(pool, { by, down, join: 'left join', ...wanted });
  // People who never signed in come last, in either direction.
  const { after, most } = wanted;
  const seen = after?.value === null ? [] : await ordered(pool, { by, down, join: 'join', ...wanted });
  if (seen.length >= most) return seen;
  const condition = `${wanted.condition} and not exists (select from ops.last_seen s where s.user_id = p.id)`;
  const never = { ...wanted, condition, after: after?.value === null ? after : null, most: most - seen.length };
  return [...seen, ...(await neverSeen(pool, never))];
}

type Ordered = PersonQuery & Readonly<{ by: keyof typeof columnOf; down: boolean; join: 'join' | 'left join' }>;

async function ordered(pool: Pool, { by, down, join, condition, values, after, most }: Ordered) {
  const [column, type, direction] = [columnOf[by], typeOf[by], down ? 'desc' : 'asc'];
  const tie = by === 'seen' ? 'l.user_id' : 'p.id';
  const given = [...values, most, ...(after ? [after.value, after.id] : [])];
  const [limit, value, id] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const beyond = after ? `and (${column}, ${tie}) ${down ? '<' : '>'} (${value}::${type}, ${id}::text)` : '';
  const { rows } = await pool.query<PersonRow>(
    `select ${personColumns}, ${placeOf(by)} as place
       from administration.person_list p ${join} ops.last_seen l on l.user_id = p.id
      where ${condition} ${beyond} order by ${column} ${direction}, ${tie} ${direction} limit ${limit}`,
    given,
  );
  return rows;
}

/** Times have microseconds, because several people may be registered in one millisecond. */
const placeOf = (by: keyof typeof columnOf) =>
  by === 'name' ? columnOf.name : `to_char(${columnOf[by]} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

async function neverSeen(pool: Pool, { condition, values, after, most }: PersonQuery): Promise<readonly PersonRow[]> {
  const beyond = after ? `and p.id > $${values.length + 2}` : '';
  const { rows } = await pool.query<PersonRow>(
    `select ${personColumns}, null as place from administration.person_list p left join ops.last_seen l on l.user_id = p.id
      where ${condition} ${beyond} order by p.id limit $${values.length + 1}`,
    [...values, most, ...(after ? [after.id] : [])],
  );
  return rows;
}

function readCursor(cursor: string): Place {
  try {
    const { value, id } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Place>;
    const isPlace = (value === null || typeof value === 'string') && typeof id === 'string';
    return isPlace ? { value, id } : refuse('invalid_input', 'cursor');
  } catch {
    return refuse('invalid_input', 'cursor');
  }
}
