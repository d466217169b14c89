import { samplesOf } from '#domain/sessions/contract/movement/track.ts';
import { holdTake } from '../lib/take-locks.ts';
import { keepTake } from './take-keeper.ts';
import type { KeptTake } from './take-recorder.ts';
import { type LocalTake, localChunks } from './take-store.ts';
import type { UnfinishedTake } from './unfinished-takes.ts';

/** Opens an unfinished take. Undefined if another window has it. */
export async function openUnfinished(found: UnfinishedTake, ownerId: string): Promise<KeptTake | undefined> {
  const { id, type, recordedAt, seconds, local, arrived, chapters, presentationId, timestamps } = found;
  const letGo = await holdTake(id);
  if (!letGo) return undefined;
  const stored = local ? await localChunks(id).catch(() => []) : [];
  // If the disk was full, the server has more chunks than this device.
  const isHere = local !== undefined && stored.length > 0 && stored.length >= arrived;
  const chunks = isHere ? stored : [];
  const elsewhere = { id, ownerId, type, contentType: '', fileName: '', recordedAt, seconds, peaks: [] };
  const about: LocalTake = { ...(local ?? elsewhere), chapters, presentationId, timestamps };
  const file = isHere
    ? new File(
        stored.map(({ content }) => content),
        about.fileName,
        { type: about.contentType },
      )
    : null;
  const tracks = stored.flatMap(({ movement: track }) => track ?? []);
  const movement = { samples: tracks.flatMap(samplesOf), source: tracks[0]?.source };
  const take = { ...about, file, seconds, chapters, timestamps, movement, chunks: isHere ? stored.length : arrived };
  const keeper = keepTake(about, { chunks, arrived, letGo: Promise.resolve(letGo) });
  return { take, keeper };
}
