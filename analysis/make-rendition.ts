import path from 'node:path';
import type { Session } from '#domain/sessions/session.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { probe } from '#infra/media/probe.ts';
import { makeRendition, needsRendition } from '#infra/media/rendition.ts';
import { loadSession, reporterOf } from './session-reports.ts';
import { formatOf, keepBlob, type Tools } from './tools.ts';

export type RenditionJob = Readonly<{ id: string; correlationId: string; payload: Readonly<{ sessionId: string }> }>;

/** A form of the recording that every browser plays and seeks, where the recording itself is not one. */
export async function renderTalk(job: RenditionJob, signal: AbortSignal, tools: Tools): Promise<void> {
  const session = await loadSession(tools.store, job.payload.sessionId);
  if (!session || session.hasRendition) return;
  const rendition = await render({ session, sessionId: job.payload.sessionId, signal, tools });
  await reporterOf(job, tools.handle)({ type: 'ReportRendition', data: { rendition } });
}

type Rendering = Readonly<{ session: Session; sessionId: string; signal: AbortSignal; tools: Tools }>;

function render({ session, sessionId, signal, tools }: Rendering) {
  const { blobs, ffmpeg, temporary } = tools;
  return withTemporaryDirectory(temporary, async (directory) => {
    const target = path.join(directory, 'talk.mp4');
    const format = formatOf(session.media);
    const made = await blobs.withLocalFile(session.media.address, async (source) => {
      const media = { ffmpeg, source, format, signal };
      const probed = await probe(media);
      return needsRendition(probed, format) ? makeRendition({ ...media, probe: probed, target }) : undefined;
    });
    if (!made) return null;
    return keepBlob(sessionId, session.ownerId, { source: { path: target }, contentType: made.contentType }, tools);
  });
}

/** Then people get the recording as it is: it may play where they are. */
export async function giveUpRendition(job: RenditionJob, { handle }: Tools): Promise<void> {
  await reporterOf(job, handle)({ type: 'ReportRendition', data: { rendition: null } });
}
