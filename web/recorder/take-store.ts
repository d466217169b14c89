import type { MovementTrack } from '#domain/sessions/contract/movement/track.ts';
import type { SlideChange } from '#domain/sessions/contract/slides.ts';
import { finished, openStores, result } from '../lib/browser-database.ts';
import type { MediaType } from '../sessions/for-others.ts';
import type { SendRequest } from './send-request.ts';

export type Microphone = Readonly<{ id: string; name: string }>;

/** A take on this device that is neither sent nor discarded. */
export type LocalTake = Readonly<{
  id: string;
  /** Its speaker: several people may use one device. */
  ownerId: string;
  type: MediaType;
  contentType: string;
  fileName: string;
  /** ISO 8601. */
  recordedAt: string;
  seconds: number;
  /** The loudest sample of each tenth of a second, 0..1. */
  peaks: readonly number[];
  /** Seconds at which chapters begin; absent in takes of earlier versions. */
  chapters?: readonly number[];
  /** The deck, and when each of its slides was shown. */
  presentationId?: string | undefined;
  timestamps?: readonly SlideChange[];
  /** Its microphone; undefined if there were several. */
  device?: Microphone | undefined;
  /** Set when the person sent the take offline: it is sent once the server can be reached. */
  order?: SendRequest | undefined;
}>;

/** A chunk of a take, with the speaker's movement in it. */
export type LocalChunk = Readonly<{ content: Blob; movement?: MovementTrack | undefined }>;
/** The content is stored as bytes, since private windows of WebKit store no Blob. Earlier versions stored a Blob. */
type Chunk = Omit<LocalChunk, 'content'> & Readonly<{ takeId: string; number: number; content: ArrayBuffer | Blob }>;

const database = () => openStores('rostra-takes', { takes: 'id', chunks: ['takeId', 'number'] });
const chunksOf = (takeId: string) => IDBKeyRange.bound([takeId, 0], [takeId, Number.MAX_SAFE_INTEGER]);

/** Stores a chunk with the current record of its take. Resolves when both are on the disk. Rejects if there is no space. */
export async function storeChunk(take: LocalTake, number: number, local: LocalChunk): Promise<void> {
  const chunk: Chunk = { takeId: take.id, number, ...local, content: await local.content.arrayBuffer() };
  const change = (await database()).transaction(['takes', 'chunks'], 'readwrite', { durability: 'strict' });
  change.objectStore('takes').put(take);
  change.objectStore('chunks').put(chunk);
  await finished(change);
}

/** Sets or removes the order to send a take; without one it waits for its person. Rejects if there is no such take. */
export async function orderSending(takeId: string, order: SendRequest | undefined): Promise<void> {
  const change = (await database()).transaction('takes', 'readwrite', { durability: 'strict' });
  const takes = change.objectStore('takes');
  const take = await result(takes.get(takeId) as IDBRequest<LocalTake | undefined>);
  if (!take) throw new Error('this device has no such take');
  takes.put({ ...take, order });
  await finished(change);
}

/** The takes of one person on this device. */
export async function localTakes(ownerId: string): Promise<readonly LocalTake[]> {
  const stored = (await database()).transaction('takes').objectStore('takes').getAll() as IDBRequest<LocalTake[]>;
  return (await result(stored)).filter((take) => take.ownerId === ownerId);
}

/** The chunks of a take up to the first gap. */
export async function localChunks(takeId: string): Promise<readonly LocalChunk[]> {
  const stored = (await database()).transaction('chunks').objectStore('chunks').getAll(chunksOf(takeId));
  const chunks = await result(stored as IDBRequest<Chunk[]>);
  return chunks
    .filter(({ number }, index) => number === index)
    .map(({ content, movement }) => ({ content: new Blob([content]), movement }));
}

export async function removeLocalTake(takeId: string): Promise<void> {
  const change = (await database()).transaction(['takes', 'chunks'], 'readwrite');
  change.objectStore('takes').delete(takeId);
  change.objectStore('chunks').delete(chunksOf(takeId));
  await finished(change);
}
