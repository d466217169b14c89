import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { CheckpointMoved, type Move, passAllOver } from './keep-consequences.ts';

/** How old a checkpoint may be, ms, where nothing followed from the events after it. */
const lateMs = 1_000;

/** Checkpoints of reactions that passed events which are not theirs: all of a process are moved by one statement a second. */
export type LateCheckpoints = Readonly<{
  /** Forgets what an earlier run of the reaction left. */
  begin: (name: string) => void;
  /** Moves the checkpoint within a second, together with the others. @throws CheckpointMoved where it was set back */
  passLater: (move: Move) => void;
  /** The stored checkpoint of a reaction that has passed everything up to `reached`. Its delayed move is dropped. */
  storedPosition: (name: string, reached: bigint) => Promise<bigint>;
  /** Writes what is late. */
  close: () => Promise<void>;
}>;

export function lateCheckpoints({ pool, log }: Readonly<{ pool: Pool; log: FastifyBaseLogger }>): LateCheckpoints {
  const late = new Map<string, Move>();
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
      for (const name of await passAllOver(pool, moves)) setBack.add(name);
    } catch (err) {
      log.warn({ err }, 'checkpoints of reactions could not be moved');
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
      if (setBack.has(move.name)) throw new CheckpointMoved(`reaction ${move.name} was set back`);
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
