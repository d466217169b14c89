import { proxy } from 'valtio';
import { takeCommands } from '#domain/sessions/contract/takes.ts';
import { send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { createTakeSender } from './take-sender.ts';
import { type LocalChunk, type LocalTake, removeLocalTake, storeChunk } from './take-store.ts';

/** The places that hold the seconds so far. */
export type Keeping = {
  /** Whether this device takes more of it. */
  onDevice: boolean;
  /** Chunks that were recorded, that are on this device, and that are on the server. */
  chunks: number;
  stored: number;
  arrived: number;
  /** The server wants no more of it. */
  refused: boolean;
  /** It has run for some seconds. */
  isLate: boolean;
};

/** The first second should be stored by then. */
const lateMs = 6_000;

export type TakeKeeper = ReturnType<typeof keepTake>;
type SoFar = Pick<LocalTake, 'seconds' | 'peaks' | 'chapters' | 'timestamps' | 'device'>;

/** The chunks that exist already, and this window's lock on them. */
type Earlier = Readonly<{ chunks: readonly LocalChunk[]; arrived: number; letGo: Promise<(() => void) | undefined> }>;

/** Keeps a take as it comes: on this device and on the server, whichever of them can. */
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
      // A gap on the device is never filled: what comes after it is of no use there.
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
    /** It became a talk, or is in other hands. */
    async remove(): Promise<void> {
      await letGo();
      await removeLocalTake(take.id).catch(() => {});
    },
    /** Nothing of it is left, here or there. Throws where the server cannot be told: it deletes it after some days. */
    async discard(): Promise<void> {
      clearTimeout(late);
      await sender.end();
      await storing;
      await removeLocalTake(take.id).catch(() => {});
      (await earlier.letGo)?.();
      await discardOnServer(take.id);
    },
    /** It stays as it is, for another time. */
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
