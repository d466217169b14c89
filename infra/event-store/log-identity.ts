import type { EventStore } from './event-store.ts';

/** The id of the log's first event, which no other log has; undefined while there is none. */
export async function identityOf(store: EventStore): Promise<string | undefined> {
  const [first] = await store.readAll({ limit: 1 });
  return first?.id;
}

// A log is not replaced in less.
const freshMs = 1_000;

/** The same for who follows the log for long: asks again after a second at the earliest. */
export function watchIdentity(store: EventStore): () => Promise<string | undefined> {
  let known: string | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (known !== undefined && performance.now() - askedAt < freshMs) return known;
    askedAt = performance.now();
    known = await identityOf(store);
    return known;
  };
}

/** `made`: the log that something was made from, null where that is not known. @throws OtherLog */
export function refuseOtherLog(what: string, { made, log, mend }: Logs): void {
  if (made !== null && made !== log) throw new OtherLog(what, mend);
}

type Logs = Readonly<{
  made: string | null;
  /** The identity of the one that is read now. */
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
