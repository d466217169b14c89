import {
  type EventStoreDBClient,
  type ResolvedEvent,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ReadAll } from '../event-store.ts';
import type { Limits } from '../limits.ts';
import { NoAnswer } from '../no-answer.ts';
import type { Client } from './client.ts';
import { collect } from './collect.ts';
import { persist } from './persist.ts';
import { isSystem } from './recorded.ts';

const smallestPage = 32;
const largestPage = 2_000;

/** A page of the raw log, including the server's own events. */
export type Page = Readonly<{ after: bigint | undefined; direction: 'forwards' | 'backwards'; limit: number }>;

/** `isLast`: the server had no more events at that time. */
type ReadPage = Readonly<{ events: readonly Recorded[]; isLast: boolean }>;

export type Reader = ReturnType<typeof createReader>;

/** Repeats unanswered calls; throws the last failure when the time is over. */
export function createReader(client: Client, { answerMs, giveUpMs }: Limits) {
  async function whole(connected: EventStoreDBClient, read: StreamingRead<ResolvedEvent>) {
    const events = await collect(read, answerMs);
    if (client.isLeft(connected)) throw new NoAnswer('the connection was left while something was read');
    return events;
  }

  function readStream(stream: string, { from = 0 }: Readonly<{ from?: number }> = {}): Promise<readonly Recorded[]> {
    const options = { requiresLeader: true, fromRevision: BigInt(from) };
    return persist(
      client,
      async (connected) => {
        try {
          return await whole(connected, connected.readStream(stream, options));
        } catch (error) {
          if (error instanceof StreamNotFoundError) return [];
          throw error;
        }
      },
      { giveUpMs },
    );
  }

  /** `after` must be the position of a record: the server fails on positions in between. */
  async function readPage({ after, direction, limit }: Page): Promise<ReadPage> {
    const fromPosition = after === undefined || (after === 0n && direction === 'forwards') ? undefined : at(after);
    // The server's answer includes the start position.
    const maxCount = fromPosition ? limit + 1 : limit;
    const options = {
      direction,
      maxCount,
      fromPosition: fromPosition ?? (direction === 'forwards' ? ('start' as const) : ('end' as const)),
      requiresLeader: true,
    };
    const events = await persist(client, (connected) => whole(connected, connected.readAll(options)), { giveUpMs });
    const past = after === undefined ? events : events.filter(isPast(after, direction));
    return { events: past.slice(0, limit), isLast: events.length < maxCount };
  }

  async function readAll({ after, direction = 'forwards', limit, prefixes = [''], types }: ReadAll) {
    const wanted: Recorded[] = [];
    const isWanted = (event: Recorded) =>
      !isSystem(event) &&
      prefixes.some((prefix) => event.stream.startsWith(prefix)) &&
      (types?.includes(event.type) ?? true);
    // Matching events may be rare: the page size doubles with each read.
    let size = prefixes.includes('') && !types ? Math.max(limit, smallestPage) : largestPage;
    for (let from = after; wanted.length < limit; size *= 2) {
      const { events, isLast } = await readPage({ after: from, direction, limit: Math.min(size, largestPage) });
      wanted.push(...events.filter(isWanted));
      from = events.at(-1)?.position;
      // Without this end, the loop would continue as long as others write.
      if (isLast || from === undefined) break;
    }
    return wanted.slice(0, limit);
  }

  /** The position of the last record, including the server's own; 0 in an empty log. */
  async function end(): Promise<bigint> {
    const { events } = await readPage({ after: undefined, direction: 'backwards', limit: 1 });
    return events[0]?.position ?? 0n;
  }

  return { readStream, readPage, readAll, end };
}

const at = (position: bigint) => ({ commit: position, prepare: position });

const isPast =
  (after: bigint, direction: Page['direction']) =>
  ({ position }: Recorded) =>
    direction === 'forwards' ? position > after : position < after;
