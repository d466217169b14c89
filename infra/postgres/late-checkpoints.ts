import type { FastifyBaseLogger } from 'fastify';

/** The maximum age of a stored checkpoint, ms, if the events after it had no consequences. */
const lateMs = 1_000;

/** A move of a checkpoint over events that do not concern the follower. `log` identifies the log of the positions. */
export type Move = Readonly<{ name: string; after: bigint; position: bigint; log: string | undefined }>;

/** Checkpoints of followers that passed irrelevant events: one statement a second moves all of a process. */
export type LateCheckpoints<M extends Move> = Readonly<{
  /** Forgets pending moves of an earlier run of the follower. */
  begin: (name: string) => void;
  /** Moves the checkpoint within a second, together with the others. @throws CheckpointMoved if it was set back */
  passLater: (move: M) => void;
  /** The stored checkpoint of a follower that has passed everything up to `reached`. Its delayed move is dropped. */
  storedPosition: (name: string, reached: bigint) => Promise<bigint>;
  /** Writes the pending moves. */
  close: () => Promise<void>;
}>;

export type LateLog = Pick<FastifyBaseLogger, 'warn'>;

/** A checkpoint that could not be moved: it was set back, or another process held it. */
export type NotMoved = Readonly<{ name: string; isSetBack: boolean }>;

type Dependencies<M> = Readonly<{
  passAllOver: (moves: readonly M[]) => Promise<readonly NotMoved[]>;
  log: LateLog;
}>;

export function lateCheckpoints<M extends Move>({ passAllOver, log }: Dependencies<M>): LateCheckpoints<M> {
  const late = new Map<string, M>();
  const setBack = new Set<string>();
  /** How often each follower began. A follower that restarted since a write has new moves. */
  const begun = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let [failures, isClosed] = [0, false];

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const moves = [...late.values()];
    late.clear();
    if (moves.length === 0) return;
    const runs = new Map(begun);
    const again = (move: M) => {
      if (isClosed || begun.get(move.name) !== runs.get(move.name)) return;
      // Without a further event nothing else would move this checkpoint.
      late.set(move.name, { ...(late.get(move.name) ?? move), after: move.after });
      timer ??= setTimeout(writeAfterOthers, lateMs).unref();
    };
    try {
      const notMoved = new Map((await passAllOver(moves)).map(({ name, isSetBack }) => [name, isSetBack]));
      for (const move of moves) {
        const isSetBack = notMoved.get(move.name);
        if (isSetBack) setBack.add(move.name);
        else if (isSetBack === false) again(move);
      }
      failures = 0;
    } catch (err) {
      failures += 1;
      if (failures === 1) log.warn({ err }, 'late checkpoints could not be moved');
      moves.forEach(again);
    }
  }

  const writeAfterOthers = () => {
    writing = writing.then(write);
    return writing;
  };

  return {
    begin(name) {
      begun.set(name, (begun.get(name) ?? 0) + 1);
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
    close() {
      isClosed = true;
      return writeAfterOthers();
    },
  };
}

/** Another process followed these events, or the checkpoint was set back. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}
