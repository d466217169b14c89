import path from 'node:path';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Session } from '#domain/sessions/session.ts';
import { streamOf } from '#domain/stream-names.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { MediaToolFailed } from '#infra/media/media-error.ts';
import { probe } from '#infra/media/probe.ts';
import { isTooMuch, makeRendition, needsRendition } from '#infra/media/rendition.ts';
import { FinalError } from '#infra/queue/job.ts';
import { loadSession, reporterOf } from './session-reports.ts';
import { formatOf, keepBlob, type Tools } from './tools.ts';

export type RenditionJob = Readonly<{ id: string; correlationId: string; payload: Readonly<{ sessionId: string }> }>;

/** Makes a form of the recording that every browser plays and seeks, if the recording itself is not one. */
export async function renderSession(job: RenditionJob, signal: AbortSignal, tools: Tools): Promise<void> {
  const session = await loadSession(tools.store, job.payload.sessionId);
  if (!session || session.hasRendition) return;
  const { sessionId } = job.payload;
  const seconds = await lengthOf(tools.store, sessionId);
  const rendition = await render({ session, sessionId, seconds, signal, tools });
  await reporterOf(job, tools.handle)({ type: 'ReportRendition', data: { rendition } });
}

/** The length of the talk in seconds, as the analysis measured it: the length that a file declares may be wrong. */
async function lengthOf(store: Tools['store'], sessionId: string): Promise<number> {
  const history = (await store.readStream(streamOf('session', sessionId))) as readonly SessionEvent[];
  return history.reduce((found, { type, data }) => (type === 'AudioExtracted' ? data.duration : found), 0);
}

type Rendering = Readonly<{ session: Session; sessionId: string; seconds: number; signal: AbortSignal; tools: Tools }>;

function render({ session, sessionId, seconds, signal, tools }: Rendering) {
  const { blobs, ffmpeg, temporary } = tools;
  return withTemporaryDirectory(temporary, async (directory) => {
    const target = path.join(directory, 'talk.mp4');
    const format = formatOf(session.media);
    const made = await blobs.withLocalFile(session.media.address, async (source) => {
      const media = { ffmpeg, source, format, signal };
      const probed = await probe(media);
      if (!needsRendition(probed, format) || isTooMuch(probed, seconds)) return undefined;
      return makeRendition({ ...media, probe: probed, target, seconds }).catch(notAgainAfterTime);
    });
    if (!made) return null;
    return keepBlob(sessionId, session.ownerId, { source: { path: target }, contentType: made.contentType }, tools);
  });
}

/** If the time limit was exceeded, another attempt would exceed it too. */
function notAgainAfterTime(error: unknown): never {
  if (error instanceof MediaToolFailed && error.fault === 'time') throw new FinalError('rendition_too_slow');
  throw error;
}

/** People then get the recording itself: their browser may play it. */
export async function giveUpRendition(job: RenditionJob, { handle }: Tools): Promise<void> {
  await reporterOf(job, handle)({ type: 'ReportRendition', data: { rendition: null } });
}
