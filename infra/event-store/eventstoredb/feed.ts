import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from '../limits.ts';
import { NoAnswer } from '../no-answer.ts';
import type { Client } from './client.ts';
import { isBurst } from './failures.ts';
import { type Ending, subscribeOnce } from './one-subscription.ts';
import type { Reader } from './read.ts';
import { createRecent, type Recent } from './recent.ts';

const shortestPauseMs = 50;
const longestPauseMs = 2_000;

/** How often the subscription had to be resumed, and why. Bursts are normal. */
export type Resumes = Record<'burst' | 'outage' | 'closed' | 'silence', number>;

export type Feed = ReturnType<typeof createFeed>;
type Dependencies = Readonly<{ client: Client; reader: Reader; limits: Limits }>;

/**
 * The one subscription of a process, from the first subscriber until `close`. It fills the buffer of recent events and
 * resumes from its last position: at once after a burst, with growing pauses while the server is away.
 */
export function createFeed({ client, reader, limits }: Dependencies) {
  const resumes: Resumes = { burst: 0, outage: 0, closed: 0, silence: 0 };
  const bells = new Set<() => void>();
  const closing = new AbortController();
  let recent: Promise<Recent> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function start() {
    const started = createRecent(await reader.end());
    running = supervise(started);
    return started;
  }

  async function supervise(events: Recent) {
    for (let pauseMs = shortestPauseMs; !closing.signal.aborted; ) {
      const before = events.end();
      const { reason, opened } = await follow(events);
      if (closing.signal.aborted) return;
      resumes[reason] += 1;
      if (opened) pauseMs = shortestPauseMs;
      if (reason === 'burst' && events.end() > before) continue;
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }

  async function follow(events: Recent) {
    const connected = await client.current();
    let opened = false;
    const subscription = subscribeOnce(connected, events.end(), {
      onOpen: () => {
        opened = true;
      },
      onEvent: (event) => {
        events.add(event);
        for (const ring of bells) ring();
      },
    });
    const done = new AbortController();
    closing.signal.addEventListener('abort', subscription.stop, { once: true });
    if (closing.signal.aborted) subscription.stop();
    try {
      const ending = await Promise.race([subscription.ended, silenceOf(events, done.signal)]);
      const reason = reasonOf(ending);
      if (reason === 'silence' || (reason === 'outage' && !opened)) client.renew(connected);
      return { reason, opened };
    } finally {
      done.abort();
      closing.signal.removeEventListener('abort', subscription.stop);
      subscription.stop();
    }
  }

  /** Resolves when the log grew and the subscription did not. This is the only sign of a dead subscription. */
  async function silenceOf(events: Recent, signal: AbortSignal): Promise<Ending> {
    for (let behind = false; ; ) {
      const seen = events.end();
      await sleep(limits.probeMs, undefined, { signal });
      const stuck = events.end() === seen;
      if (stuck && behind) return { error: new NoAnswer('the subscription is silent') };
      // If the server does not answer this read either, it is an outage; the subscription notices that itself, or the next check does.
      behind = stuck && (await reader.end().catch(() => seen)) > seen;
    }
  }

  return {
    resumes: (): Readonly<Resumes> => ({ ...resumes }),
    /** The buffer of recent events; `ring` is called whenever it grows, until `leave`. */
    async join(ring: () => void) {
      recent ??= start();
      bells.add(ring);
      try {
        return { recent: await recent, leave: () => bells.delete(ring) };
      } catch (error) {
        recent = undefined;
        bells.delete(ring);
        throw error;
      }
    },
    async close() {
      closing.abort();
      await recent?.catch(() => {});
      await running;
    },
  };
}

function reasonOf(ending: Ending): keyof Resumes {
  if (ending === 'closed') return 'closed';
  if (ending.error instanceof NoAnswer) return 'silence';
  return isBurst(ending.error) ? 'burst' : 'outage';
}
