import {
  type AppendExpectedRevision,
  type EventData,
  type EventStoreDBClient,
  type JSONType,
  jsonEvent,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import {
  anyRevision,
  type EventStore,
  type NewEvent,
  noStream,
  OutcomeUnknown,
  streamExists,
  WrongRevision,
} from '../event-store.ts';
import type { Limits } from '../limits.ts';
import { within } from '../no-answer.ts';
import { refuseTooLarge, sizeOf } from './append-size.ts';
import type { Client } from './client.ts';
import { mayHaveHappened } from './failures.ts';
import { persist } from './persist.ts';

// The server compares the deadline with its own clock; this is the allowed clock skew.
const deadlineMs = 60_000;

/**
 * An append without an answer is repeated with the same ids at the same revision. Whether or not the first attempt was written, the
 * server then gives the same answer. Without an expected revision a repeat could write twice, so there is one attempt only.
 */
export function createAppend(client: Client, end: () => Promise<bigint>, limits: Limits): EventStore['append'] {
  return async (stream, expectedRevision, events) => {
    if (events.length === 0) return end();
    const sending = events.map(toSend);
    refuseTooLarge(
      stream,
      sending.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const giveUpMs = expectedRevision >= noStream ? limits.giveUpMs : 0;
    try {
      const append = (connected: EventStoreDBClient) =>
        within(
          limits.answerMs,
          send(connected, { stream, expectedRevision, events: sending.map(({ event }) => event) }),
        );
      return await persist(client, append, { giveUpMs, again: mayHaveHappened });
    } catch (error) {
      throw translated(error, stream, expectedRevision);
    }
  };
}

type Append = Readonly<{ stream: string; expectedRevision: number; events: EventData[] }>;

async function send(client: EventStoreDBClient, { stream, expectedRevision, events }: Append): Promise<bigint> {
  const { position } = await client.appendToStream(stream, events, {
    expectedRevision: expected(expectedRevision),
    requiresLeader: true,
    deadline: deadlineMs,
  });
  if (!position) throw new TypeError('the server told no position');
  return position.commit;
}

const utf8 = new TextEncoder();

/** Metadata is given as bytes, which the client sends unchanged. Data is serialised twice: here for its size, and by the client. */
function toSend({ id, type, data, metadata }: NewEvent) {
  const bytes = utf8.encode(JSON.stringify(metadata));
  const event: EventData = jsonEvent({ id, type, data: data as JSONType, metadata: bytes });
  return { event, bytes: sizeOf(type, Buffer.byteLength(JSON.stringify(data)), bytes.length) };
}

function expected(revision: number): AppendExpectedRevision {
  if (revision === noStream) return 'no_stream';
  if (revision === anyRevision) return 'any';
  if (revision === streamExists) return 'stream_exists';
  return BigInt(revision);
}

function translated(error: unknown, stream: string, expectedRevision: number) {
  if (error instanceof WrongExpectedVersionError) {
    // Either a number, or the text `no_stream`.
    const actual = typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : noStream;
    return new WrongRevision(stream, expectedRevision, actual);
  }
  if (error instanceof StreamDeletedError) return new Error(`${stream} was deleted for ever`, { cause: error });
  return mayHaveHappened(error) ? new OutcomeUnknown(stream, error) : error;
}
