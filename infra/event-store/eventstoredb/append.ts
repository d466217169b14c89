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

// The server takes it off its own clock: so much may two clocks differ.
const deadlineMs = 60_000;

/**
 * An append without an answer is repeated with the same ids at the same revision: written or not, the server then
 * answers as it would have at first. With any revision it would write twice, so that is tried once.
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

/** Metadata as bytes, which the client takes as they are; data it makes into JSON itself, once more. */
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
    // A number, or the text `no_stream`.
    const actual = typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : noStream;
    return new WrongRevision(stream, expectedRevision, actual);
  }
  if (error instanceof StreamDeletedError) return new Error(`${stream} was deleted for ever`, { cause: error });
  return mayHaveHappened(error) ? new OutcomeUnknown(stream, error) : error;
}
