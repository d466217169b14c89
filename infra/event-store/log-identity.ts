import type { EventStore } from './event-store.ts';

/** The id of the log's first event, which no other log has; undefined while there is none. */
export async function identityOf(store: EventStore): Promise<string | undefined> {
  const [first] = await store.readAll({ limit: 1 });
  return first?.id;
}

// A log is not replaced within a shorter time.
const freshMs = 1_000;

/** Shared by all long-lived followers of the log. A new follower reads it again; all followers together read it again after a second. */
export function watchIdentity(store: EventStore): () => Promise<string | undefined> {
  const watch = watches.get(store) ?? createWatch(store);
  watches.set(store, watch);
  watch.doubt();
  return watch.identity;
}

const watches = new WeakMap<EventStore, ReturnType<typeof createWatch>>();

function createWatch(store: EventStore) {
  let known: string | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<string | undefined> | undefined;

  async function ask() {
    askedAt = performance.now();
    const own = identityOf(store);
    asking = own;
    try {
      const found = await own;
      if (asking === own) known = found;
      return found;
    } finally {
      if (asking === own) asking = undefined;
    }
  }

  return {
    doubt() {
      askedAt = Number.NEGATIVE_INFINITY;
      asking = undefined;
    },
    async identity() {
      if (known !== undefined && performance.now() - askedAt < freshMs) return known;
      return asking ?? ask();
    },
  };
}

/** `made`: the log that something was made from; null if unknown. @throws OtherLog */
export function refuseOtherLog(what: string, { made, log, mend }: Logs): void {
  if (made !== null && made !== log) throw new OtherLog(what, mend);
}

type Logs = Readonly<{
  made: string | null;
  /** The identity of the current log. */
  log: string | undefined;
  /** The remedy if the log was replaced on purpose. */
  mend: string;
}>;

/** A position in one log means nothing in another. */
export class OtherLog extends Error {
  override readonly name = 'OtherLog';

  constructor(what: string, mend: string) {
    super(
      `${what} was made from another log than the one that is read now: look at EVENTSTORE_URL and DATABASE_URL; ` +
        `where the log was replaced on purpose, ${mend}`,
    );
  }
}
