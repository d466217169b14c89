import type { FastifyBaseLogger } from 'fastify';

/** How old a checkpoint may be, ms, where nothing followed from the events after it. */
const lateMs = 1_000;

/** A step of a checkpoint over events that are not the follower's. `log` identifies the log that the positions belong to. */
export type Move = Readonly<{ name: string; after: bigint; position: bigint; log: string | undefined }>;

/** Checkpoints of followers that passed events which are not theirs: all of a process are moved by one statement a second. */
export type LateCheckpoints<M extends Move> = Readonly<{
  /** Forgets what an earlier run of the follower left. */
  begin: (name: string) => void;
  /** Moves the checkpoint within a second, together with the others. @throws CheckpointMoved where it was set back */
  passLater: (move: M) => void;
  /** The stored checkpoint of a follower that has passed everything up to `reached`. Its delayed move is dropped. */
  storedPosition: (name: string, reached: bigint) => Promise<bigint>;
  /** Writes what is late. */
  close: () => Promise<void>;
}>;

export type LateLog = Pick<FastifyBaseLogger, 'warn'>;

type Dependencies<M> = Readonly<{
  /** Answers the names of those that were set back. */
  passAllOver: (moves: readonly M[]) => Promise<readonly string[]>;
  log: LateLog;
}>;

export function lateCheckpoints<M extends Move>({ passAllOver, log }: Dependencies<M>): LateCheckpoints<M> {
  const late = new Map<string, M>();
  const setBack = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const moves = [...late.values()];
    late.clear();
    if (moves.length === 0) return;
    // After a move that failed, events are passed over again.
    try {
      for (const name of await passAllOver(moves)) setBack.add(name);
    } catch (err) {
      log.warn({ err }, 'late checkpoints could not be moved');
    }
  }

  const writeAfterOthers = () => {
    writing = writing.then(write);
    return writing;
  };

  return {
    begin(name) {
      late.delete(name);
      setBack.delete(name);
    },
    passLater(move) {
      if (setBack.has(move.name)) throw new CheckpointMoved(`${move.name} was set back`);
      late.set(move.name, { ...move, after: late.get(move.name)?.after ?? move.after });
      timer ??= setTimeout(writeAfterOthers, lateMs);
    },
    async storedPosition(name, reached) {
      await writing;
      const after = late.get(name)?.after ?? reached;
      late.delete(name);
      return after;
    },
    close: writeAfterOthers,
  };
}

/** Another process followed these events, or the checkpoint was set back. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}
