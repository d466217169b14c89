import { advisoryLocks } from '../postgres/advisory-locks.ts';
import { eventsAppended } from '../postgres/channels.ts';
import { anyRevision, noStream, streamExists } from './event-store.ts';

/**
 * The log is one table. `append_events` takes the waiting appends as `[{stream, expected, events}]`. It answers each
 * in order: the position of its last event, or null and the actual revision of the stream. One call is one
 * transaction and one round trip. Its lock is held until the commit is visible, so readers never skip a position that
 * appears later. A statement after the lock sees everything that was committed before (plpgsql: each statement has a new snapshot).
 * If the shape of the call or the answer changes, use another name: an older process may still be calling this function.
 */
const log = `
  create schema if not exists event_store;
  create table if not exists event_store.events (
    position bigint primary key,
    id uuid not null,
    stream text not null,
    revision int not null,
    type text not null,
    data jsonb not null,
    metadata jsonb not null,
    unique (stream, revision)
  );

  create or replace function event_store.append_events(appends jsonb) returns table (last bigint, actual int)
  language plpgsql as $$
  declare
    head bigint;
    before bigint;
    append jsonb;
    expected int;
    added int;
  begin
    perform pg_advisory_xact_lock(${advisoryLocks.logWriter});
    select e.position into head from event_store.events e order by e.position desc limit 1;
    head := coalesce(head, 0);
    before := head;

    for append in select value from jsonb_array_elements(appends) loop
      expected := (append->>'expected')::int;
      added := jsonb_array_length(append->'events');
      select e.revision into actual from event_store.events e
        where e.stream = append->>'stream' order by e.revision desc limit 1;
      actual := coalesce(actual, ${noStream});
      last := null;

      if added = 0 then
        last := head;
      elsif actual = expected or expected = ${anyRevision} or (expected = ${streamExists} and actual > ${noStream}) then
        insert into event_store.events
          select head + n, (event->>'id')::uuid, append->>'stream', actual + n,
                 event->>'type', event->'data', event->'metadata'
          from jsonb_array_elements(append->'events') with ordinality as given(event, n);
        head := head + added;
        last := head;
      else
        -- A repeat of what is there, at the same revision, gets its first answer.
        select e.position into last from event_store.events e
          where e.stream = append->>'stream' and e.revision = expected + added
            and e.id = (append->'events'->-1->>'id')::uuid;
      end if;
      return next;
    end loop;

    if head > before then
      perform pg_notify('${eventsAppended}', head::text);
    end if;
  end $$`;

/** Under a lock: two processes that start at once would both create it. */
export const logSchema = `select pg_advisory_xact_lock(${advisoryLocks.logSchema}); ${log}`;
