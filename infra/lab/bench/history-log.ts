import type { Pool } from 'pg';
import { storedSamples as talks } from '#domain/sessions/event-samples.ts';
import { storedSamples as people } from '#domain/users/event-samples.ts';
import { type EventStore, noStream } from '#infra/event-store/event-store.ts';
import { happened } from './happened.ts';

const eventsOfSession = 10;
const sessionsOfPerson = 10;
const eventsAtOnce = 500;

/**
 * Inserts `count` events with SQL, ten for each talk and ten talks for each person. Appending a million would take longer than building
 * read models from them.
 */
export async function fillWithSessions(pool: Pool, count: number): Promise<void> {
  const { SessionCreated } = talks;
  await pool.query(
    `insert into event_store.events
     select n, gen_random_uuid(),
            case when is_person then 'user-' || person else 'session-' || md5(talk::text) end,
            case when is_person then 0 else (n % $2)::int end,
            case when is_person then 'UserRegistered' when n % $2 = 0 then 'SessionCreated' else 'SessionRenamed' end,
            case when is_person then $3::jsonb || jsonb_build_object('firstName', 'Person' || (talk / $4))
                 when n % $2 = 0 then $5::jsonb else jsonb_build_object('name', 'Talk ' || n) end,
            jsonb_build_object('correlationId', md5((n / 2)::text), 'causationId', n::text, 'commandId', n::text,
              'commandHash', '', 'schema', 1, 'actor', jsonb_build_object('kind', 'user', 'id', person),
              'at', to_char(timestamp '2026-01-01' + n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       from (select n, n / $2 as talk, (n / $2) % $4 = 0 and n % $2 = 0 as is_person,
                    lpad(to_hex(n / $2 / $4), 32, '0') as person from generate_series(1, $1::bigint) n) made`,
    [count, eventsOfSession, people.UserRegistered.data, sessionsOfPerson, SessionCreated.data],
  );
}

/** The id that `fillWithSessions` gives to the person with this number. */
export const personId = (n: number) => n.toString(16).padStart(32, '0');

/** A talk that is renamed and analysed again and again: one event of five contains a sealed text. */
export async function appendLongSession(store: EventStore, stream: string, count: number): Promise<void> {
  const { SessionCreated, SessionRenamed, AnalysisStarted, AudioExtracted, AudioAnalysed, AnalysisSucceeded } = talks;
  const round = [SessionRenamed, AnalysisStarted, AudioExtracted, AudioAnalysed, AnalysisSucceeded];
  const events = Array.from({ length: count }, (_, n) => {
    const { type, data } = (n === 0 ? SessionCreated : round[n % round.length]) ?? SessionRenamed;
    const named = 'name' in data ? { ...data, name: `Talk ${n}` } : data;
    return happened({ type, data: named }, 'f'.repeat(32));
  });
  for (let from = 0; from < count; from += eventsAtOnce)
    await store.append(stream, from === 0 ? noStream : from - 1, events.slice(from, from + eventsAtOnce));
}
