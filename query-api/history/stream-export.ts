import type { Pool } from 'pg';
import { type ExportFormat, streamExport } from '#domain/history/contract/calls.ts';
import type { RecordLookUp } from '#domain/history/contract/look-up.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { permittedElseUnknown } from '#infra/http/rules.ts';
import { dispositionOf } from '#infra/http/send-blob.ts';
import { CannotProve } from '#infra/proof/cannot-prove.ts';
import { selectEntries } from '#infra/proof/entries.ts';
import { eventsCsv } from '#infra/proof/events-csv.ts';
import { makeProof } from '#infra/proof/make-proof.ts';
import { query } from '../query-area.ts';
import { askForHead } from './ask-for-head.ts';
import type { ReadStored } from './kept-streams.ts';
import { dataOf } from './stored-stream.ts';

type Tools = Readonly<{ record: RecordLookUp; read: ReadStored; asStored: EventStore }>;
type Source = Readonly<{ pool: Pool; read: ReadStored; asStored: EventStore; stream: string }>;
type ExportedFile = Readonly<{ type: string; name: string; content: string }>;

const makers: Readonly<Record<ExportFormat, (source: Source) => Promise<ExportedFile>>> = {
  csv: async (source) => ({
    type: 'text/csv; charset=utf-8',
    name: 'events.csv',
    content: eventsCsv(await numbered(source)),
  }),
  json: async (source) => ({
    type: 'application/json; charset=utf-8',
    name: 'events.json',
    content: json(
      (await numbered(source)).map(({ number, event }) => ({ number, ...event, position: String(event.position) })),
    ),
  }),
  proof: async ({ pool, asStored, stream }) => ({
    type: 'application/json; charset=utf-8',
    name: 'events.proof.json',
    content: json(await proven({ pool, asStored, stream })),
  }),
};

/** Exports a stream as a file. A proof contains the events exactly as stored in the log; otherwise it would not verify. */
export const streamExportQuery = ({ record, ...log }: Tools) =>
  query(streamExport, {
    allow: permittedElseUnknown(readsHistory),
    async answer({ params: { id: stream }, query: { format }, userId, request, reply }, pool) {
      const lookUp = { type: 'ExportHistory', data: { stream, format } } as const;
      await record({ userId: userId(), requestId: request.id, lookUp });
      const { type, name, content } = await makers[format]({ ...log, pool, stream });
      return reply
        .type(type)
        .header('content-disposition', dispositionOf(`${stream}.${name}`))
        .send(content);
    },
  });

/** The events with their numbers in the chain; a very new event has none yet. */
async function numbered({ pool, read, stream }: Source) {
  const { events } = await read(stream);
  const entries = await selectEntries(pool, { stream }, { size: Number.MAX_SAFE_INTEGER, limit: events.length });
  const numbers = new Map(entries.map(({ position, number }) => [position, number]));
  return events.map((event) => ({
    number: numbers.get(String(event.position)) ?? null,
    event: { ...event, data: dataOf(event) },
  }));
}

/** A proof of the whole stream. If the last signed head does not cover all events, a new head is signed first. */
async function proven({ pool, asStored, stream }: Omit<Source, 'read'>) {
  const last = (await asStored.readStream(stream)).at(-1);
  if (last) await askForHead(pool, { upTo: last.position });
  return makeProof({ pool, asStored }, { stream }).catch(notProven);
}

function notProven(error: unknown): never {
  if (!(error instanceof CannotProve)) throw error;
  if (error.why === 'too_many') return refuse('payload_too_large');
  return refuse(error.why === 'nothing_signed' ? 'not_ready' : 'not_found');
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 1)}\n`;
