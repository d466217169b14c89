import type { Pool } from 'pg';

const copiesAtOnce = 2_000;

/**
 * Copies all events of the log's only person to other persons, with new ids and so with new streams and rows. Moves the
 * reactions' checkpoints to the end, because these events must cause no reactions. Returns the number of events.
 */
export async function multiplied(pool: Pool, wanted: number): Promise<number> {
  const { rows } = await pool.query<{ owner: string; session: string }>(
    `select data->>'ownerId' as owner, split_part(stream, '-', 2) as session
     from event_store.events where type = 'SessionCreated'`,
  );
  const [one] = rows;
  if (!one || rows.length !== 1) throw new Error('there has to be one talk');
  const { rowCount } = await pool.query(
    `create table one_person as
     select position, stream, revision, type, ${unsealed} as data, metadata from event_store.events
     where stream in ('user-${one.owner}', 'session-${one.session}') or stream like 'quota-${one.owner}%'`,
  );
  const copies = Math.ceil(wanted / (rowCount ?? 1));
  for (let from = 0; from < copies; from += copiesAtOnce) {
    await pool.query(copy, [one.owner, one.session, from, Math.min(from + copiesAtOnce, copies) - 1]);
  }
  await pool.query('drop table one_person');
  // Marks all events as sealed, so that the next start does not seal them first.
  await pool.query('update ops.sealing set position = (select max(position) from event_store.events)');
  await pool.query(`update ops.reaction_checkpoint set position = (select max(position) from event_store.events)`);
  await pool.query('analyze event_store.events');
  const { rows: counted } = await pool.query<{ count: number }>(
    'select count(*)::int as count from event_store.events',
  );
  return counted[0]?.count ?? 0;
}

/** Replaces each sealed text by the name of its field, because another person's key cannot open it. */
const unsealed = `(select jsonb_object_agg(field, case when value ? 'sealed' then to_jsonb(field) else value end)
  from jsonb_each(data) as given (field, value))`;

const copy = `
  insert into event_store.events (position, id, stream, revision, type, data, metadata)
  select (select max(position) from event_store.events) + row_number() over (order by number, position), gen_random_uuid(),
    replace(replace(stream, $1, md5('owner ' || number)), $2, md5('session ' || number)), revision, type,
    replace(replace(data::text, $1, md5('owner ' || number)), $2, md5('session ' || number))::jsonb,
    metadata || jsonb_build_object('commandId', gen_random_uuid())
  from one_person, generate_series($3::int, $4::int) number`;
