import { proxy } from 'valtio';
import { takeCommands } from '#domain/sessions/contract/takes.ts';
import { send } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { createTakeSender } from './take-sender.ts';
import { type LocalChunk, type LocalTake, removeLocalTake, storeChunk } from './take-store.ts';

/** Where the seconds so far are safe. `chunks` that were recorded, and how many of them are on the server. */
export type Keeping = { onDevice: boolean; chunks: number; arrived: number; refused: boolean };

export type TakeKeeper = ReturnType<typeof keepTake>;
type SoFar = Pick<LocalTake, 'seconds' | 'peaks' | 'chapters' | 'timestamps' | 'device'>;

/** What is there already, and how this window holds it. */
type Earlier = Readonly<{ chunks: readonly LocalChunk[]; arrived: number; letGo: Promise<(() => void) | undefined> }>;

/** Keeps a take as it comes: on this device and on the server, whichever of them can. */
export function keepTake(take: LocalTake, earlier: Earlier) {
  const keeping = proxy<Keeping>({ onDevice: true, chunks: 0, arrived: earlier.arrived, refused: false });
  const sender = createTakeSender(take, earlier.arrived, (sending) => Object.assign(keeping, sending));
  let stored: Promise<unknown> = Promise.resolve();
  for (const chunk of earlier.chunks) {
    keeping.chunks += 1;
    sender.offer(marked(chunk, take));
  }

  async function letGo(): Promise<void> {
    await sender.end();
    await stored;
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
        stored = storeChunk({ ...take, ...soFar }, number, chunk).catch(() => {
          keeping.onDevice = false;
        });
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
      await sender.end();
      await stored;
      await removeLocalTake(take.id).catch(() => {});
      (await earlier.letGo)?.();
      await discardOnServer(take.id);
    },
    /** It stays as it is, for another time. */
    leave: () => void letGo(),
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
