import type { Pool } from 'pg';
import type { JobKind } from '#domain/jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { indexedToken, spokenTokens } from '#domain/sessions/contract/spoken-tokens.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { JobHandler } from '../../job-handler.ts';
import type { Reaction } from '../../reaction.ts';
import { loadSession } from '../stored-session.ts';

const kind = 'spoken-words' satisfies JobKind;

/** Indexes the spoken words of sessions, so that their speakers can search them; see decision 34. */
export const spokenWordsReaction: Reaction = {
  name: kind,
  streams: ['session-'],
  types: ['TextAnalysed', 'AnalysisRequested', 'SessionDeleted'] satisfies readonly SessionEvent['type'][],
  async react(event, { put, write, store }) {
    const { id, stream, type } = event as Recorded<SessionEvent>;
    const sessionId = idOf(stream);
    const { state } = await loadSession(store, sessionId);
    if (type === 'SessionDeleted' || typeof state === 'string')
      write((client) => client.query('delete from ops.spoken_words where session_id = $1', [sessionId]));
    else put({ kind, key: id, ownerId: state.ownerId, payload: { sessionId }, priority: 0 });
  },
};

type Tools = Readonly<{ pool: Pool; store: EventStore; blobs: BlobStore }>;

/** Indexes the current words of a session. */
export const spokenWordsIndex = ({ pool, store, blobs }: Tools): JobHandler<typeof kind> => ({
  async run(job) {
    const { sessionId } = job.payload;
    const spoken = await wordsOf(store, sessionId);
    if (spoken) await keep(pool, { ...spoken, sessionId }, await unpacked<Transcript>(spoken.address, blobs));
    // The session may have been deleted while its words were indexed.
    if (!spoken || !(await wordsOf(store, sessionId)))
      await pool.query('delete from ops.spoken_words where session_id = $1', [sessionId]);
  },
});

/** The address of the transcript that the report shows; undefined if it shows none. */
async function wordsOf(store: EventStore, sessionId: string) {
  const { state, history } = await loadSession(store, sessionId);
  if (typeof state === 'string') return undefined;
  const last = history.findLast(({ type }) => type === 'TextAnalysed' || type === 'AnalysisRequested');
  return last?.type === 'TextAnalysed' ? { ownerId: state.ownerId, address: last.data.transcript.address } : undefined;
}

async function keep(
  pool: Pool,
  { sessionId, ownerId }: Readonly<{ sessionId: string; ownerId: string }>,
  { words }: Transcript,
) {
  const tokens = words.flatMap(({ text }) => spokenTokens(text));
  await pool.query(
    `insert into ops.spoken_words (session_id, owner_id, found_by, words, starts)
       values ($1, $2, array_to_tsvector($3::text[]), $4, $5)
     on conflict (session_id) do update
       set found_by = excluded.found_by, words = excluded.words, starts = excluded.starts`,
    [
      ...[sessionId, ownerId, tokens.map((token) => indexedToken(ownerId, token))],
      ...[words.map(({ text }) => text), words.map(({ offset }) => offset)],
    ],
  );
}
