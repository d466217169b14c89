import { proxy } from 'valtio';
import { takeCommands } from '#domain/sessions/contract/takes.ts';
import { send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { createTakeSender } from './take-sender.ts';
import { type LocalChunk, type LocalTake, removeLocalTake, storeChunk } from './take-store.ts';

/** How much of the take each place has stored. */
export type Keeping = {
  /** Whether this device still stores chunks. */
  onDevice: boolean;
  /** Number of chunks recorded (`chunks`), on this device (`stored`) and on the server (`arrived`). */
  chunks: number;
  stored: number;
  arrived: number;
  /** The server refuses further chunks. */
  refused: boolean;
  /** The take has run for `lateMs`. */
  isLate: boolean;
};

/** The first second should be stored by then. Milliseconds. */
const lateMs = 6_000;

export type TakeKeeper = ReturnType<typeof keepTake>;
type SoFar = Pick<LocalTake, 'seconds' | 'peaks' | 'chapters' | 'timestamps' | 'device'>;

/** The existing chunks of the take, how many of them the server has, and this window's lock on it. */
type Earlier = Readonly<{ chunks: readonly LocalChunk[]; arrived: number; letGo: Promise<(() => void) | undefined> }>;

/** Stores the chunks of a take on this device and on the server. Either may fail. */
export function keepTake(take: LocalTake, earlier: Earlier) {
  const stored = earlier.chunks.length;
  const keeping = proxy<Keeping>({
    ...{ onDevice: true, chunks: 0, stored, arrived: earlier.arrived, refused: false, isLate: false },
  });
  const late = setTimeout(() => {
    keeping.isLate = true;
  }, lateMs);
  const sender = createTakeSender(take, earlier.arrived, (sending) => Object.assign(keeping, sending));
  let storing: Promise<unknown> = Promise.resolve();
  for (const chunk of earlier.chunks) {
    keeping.chunks += 1;
    sender.offer(marked(chunk, take));
  }

  async function letGo(): Promise<void> {
    clearTimeout(late);
    await sender.end();
    await storing;
    (await earlier.letGo)?.();
  }

  return {
    keeping,
    sender,
    add(chunk: LocalChunk, soFar: SoFar): void {
      const number = keeping.chunks;
      keeping.chunks += 1;
      // A gap on this device is never filled, so chunks after it are not stored here.
      if (keeping.onDevice) {
        const done = () => {
          keeping.stored += 1;
        };
        const failed = () => {
          keeping.onDevice = false;
        };
        storing = Promise.all([storing, storeChunk({ ...take, ...soFar }, number, chunk).then(done, failed)]);
      }
      sender.offer(marked(chunk, soFar));
    },
    /** Removes the take from this device after it was sent. */
    async remove(): Promise<void> {
      await letGo();
      await removeLocalTake(take.id).catch(() => {});
    },
    /** Deletes the take here and on the server. Throws if the server is out of reach; it deletes the take itself after some days. */
    async discard(): Promise<void> {
      clearTimeout(late);
      await sender.end();
      await storing;
      await removeLocalTake(take.id).catch(() => {});
      (await earlier.letGo)?.();
      await discardOnServer(take.id);
    },
    /** Closes the take and keeps it for later. */
    leave: letGo,
  };
}

const marked = (chunk: LocalChunk, { seconds, chapters = [], timestamps = [] }: Omit<SoFar, 'peaks'>) => ({
  ...{ ...chunk, seconds, chapters, timestamps },
});

export async function discardOnServer(takeId: string): Promise<void> {
  await send(takeCommands.DiscardTake, { takeId }).catch((error: unknown) => {
    if (!hasCode(error, 'not_found')) throw error;
  });
}
