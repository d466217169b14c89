import type { Message } from '#domain/kernel/message.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  /** The correlation id of the events that one request led to. */
  id: string;
  streams: readonly string[];
}>;

/** Work on everything can touch any number: what is told of one request has to stay small. */
const mostStreams = 100;

/** In which streams one request had consequences. */
export const requestStreamsModel: ReadModel<Message, Row> = {
  name: 'request-streams',
  table: 'request_streams',
  key: 'id',
  ddl: `create table request_streams (id text primary key, streams text[] not null);
    create index on request_streams using gin (streams) where cardinality(streams) > 1`,

  keys: ({ metadata }) => [metadata.correlationId],
  readers: () => [],

  fold(row, { stream, metadata }) {
    if (!row) return { id: metadata.correlationId, streams: [stream] };
    if (row.streams.includes(stream) || row.streams.length >= mostStreams) return row;
    return { ...row, streams: [...row.streams, stream] };
  },
};
