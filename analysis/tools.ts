import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { NormsOf } from '#domain/sessions/contract/norms.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { SpeechEngine } from '#domain/speech/contract/comparison.ts';
import { refer, release } from '#infra/blobs/blob-references.ts';
import type { BlobFile, BlobStore } from '#infra/blobs/blob-store.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Demuxer, MediaFormat } from '#infra/media/media-format.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { MeasuringThreads } from './audio/threads/measuring-threads.ts';
import type { Coach } from './coach/coach.ts';
import { loadSession } from './session-reports.ts';
import type { SpeechModel } from './transcription/parakeet/model.ts';
import type { Transcriber } from './transcription/transcriber.ts';

/** The dependencies of a job. */
export type Tools = Readonly<{
  store: EventStore;
  pool: Pool;
  blobs: BlobStore;
  handle: Handle;
  /** Path of the program ffmpeg. */
  ffmpeg: string;
  /** A folder for temporary files. */
  temporary: string;
  maxSessionSeconds: number;
  measuring: MeasuringThreads;
  /** Undefined if there is no transcription engine. */
  transcriber: Transcriber | undefined;
  /** Local speech model: data folder, model, and a callback after its installation. `engine` opens a configured engine by name. */
  speech: Readonly<{
    data: string;
    model: SpeechModel;
    openAgain: () => Promise<void>;
    engine: (name: SpeechEngine) => Transcriber | undefined;
  }>;
  coach: Coach;
  /** Feedbacks per month in the free plan, for each class; -1 means no limit. */
  freePlanFeedbacks: number;
  /** Maximum number of pages in a deck of slides. */
  mostPages: number;
  /** The norms of this installation. */
  normsOf: NormsOf;
}>;

type Content = Readonly<{ source: Readable | BlobFile; contentType: string }>;

/** Stores a result of a job for a session, and releases it again if the session was deleted meanwhile. */
export async function keepBlob(sessionId: string, ownerId: string, { source, contentType }: Content, tools: Tools) {
  const { blobs, pool, store } = tools;
  const { address, size } = await blobs.put(ownerId, source);
  await refer(pool, address, sessionId);
  // The blob may have been deleted with another session that had the same content. The error makes the job run again.
  if ((await blobs.sizeOf(address)) === undefined) throw new Error(`${address} was deleted while it was stored`);
  if (!(await loadSession(store, sessionId))) await inTransaction(pool, (client) => release(client, sessionId, blobs));
  return { address, size, contentType };
}

/** The format that was recognised when the recording arrived. */
export const formatOf = ({ demuxer, contentType }: Session['media']): MediaFormat => ({
  demuxer: demuxer as Demuxer,
  contentType,
  kind: 'either',
});
