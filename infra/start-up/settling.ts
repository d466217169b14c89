import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { newId } from '../ids.ts';
import { allTold } from '../postgres/channels.ts';
import type { Notifications } from '../postgres/notifications.ts';

/** What `settle` waits for: the followers of the log in this process, and the kinds of jobs that it runs. */
export type Settling = Readonly<{
  /** Registers a follower; it calls the returned function with the position up to which it is done. */
  follows: (name: string) => (position: bigint) => void;
  worksOff: (kinds: readonly string[]) => void;
}>;

type Dependencies = Readonly<{ pool: Pool; asStored: EventStore; notifications: Notifications }>;

export type SettleOptions = Readonly<{
  /** Kinds of jobs that may keep running, and followers that may stay behind. */
  except?: readonly string[];
}>;

const patienceMs = 120_000;
const [shortestMs, longestMs] = [3, 50];

/**
 * `settle` resolves when nothing is left to do: every follower is at the end of the log, no job of this process's kinds
 * is due or running, and all notifications about that have arrived. Jobs for a later time are left waiting.
 */
export function createSettling({ pool, asStored, notifications }: Dependencies) {
  const followers: { readonly name: string; position: bigint }[] = [];
  const kinds = new Set<string>();

  const settling: Settling = {
    follows(name) {
      const follower = { name, position: -1n };
      followers.push(follower);
      return (position) => {
        follower.position = position;
      };
    },
    worksOff: (some) => some.forEach((kind) => void kinds.add(kind)),
  };

  /** In this order: a later check sees jobs that a follower enqueued, and events that a job appended. */
  async function left(except: readonly string[]): Promise<readonly string[]> {
    const reached = followers.filter(({ name }) => !except.includes(name)).map((follower) => ({ ...follower }));
    const wanted = [...kinds].filter((kind) => !except.includes(kind));
    const { rows } = await pool.query<{ job: string }>({ name: 'jobs-left', text: jobsLeft, values: [wanted] });
    const [last] = await asStored.readAll({ direction: 'backwards', limit: 1 });
    const end = last?.position ?? 0n;
    const behind = reached.filter(({ position }) => position < end);
    return [
      ...rows.map(({ job }) => job),
      ...behind.map(({ name, position }) => `${name} is at ${position} of ${end}`),
    ];
  }

  /** @throws Error with the remaining work after two minutes */
  async function settle({ except = [] }: SettleOptions = {}): Promise<void> {
    const since = performance.now();
    for (let pause = shortestMs; ; pause = Math.min(longestMs, pause * 1.5)) {
      const open = await left(except);
      if (open.length === 0) return heard({ pool, notifications });
      if (performance.now() - since > patienceMs) throw new Error(`not settled: ${open.join('; ')}`);
      await sleep(pause);
    }
  }

  return { settling, settle };
}

const jobsLeft = `select 'job ' || kind || ' is ' || state as job from ops.job
  where kind = any($1) and (state = 'running' or state = 'queued' and run_at <= now()) limit 10`;

/** Postgres delivers notifications in the order of commits: all earlier ones have arrived when our own arrives. */
async function heard({ pool, notifications }: Pick<Dependencies, 'pool' | 'notifications'>): Promise<void> {
  const ring = newId();
  let forget = () => {};
  const told = new Promise<void>((resolve) => {
    forget = notifications.on(allTold, (payload = ring) => payload === ring && resolve());
  });
  await pool.query('select pg_notify($1, $2)', [allTold, ring]);
  await told.finally(forget);
}
