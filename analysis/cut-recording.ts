import path from 'node:path';
import type { Session } from '#domain/sessions/session.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { cutMedia } from '#infra/media/cut.ts';
import type { AnalysisRun } from './analysis-run.ts';
import { reporterOf } from './session-reports.ts';
import { formatOf, keepBlob } from './tools.ts';

/** Removes the parts that the speaker cut off, before anything is measured. Returns the session after that. */
export async function cutRecording({ job, session, signal, tools }: AnalysisRun): Promise<Session> {
  const { cut, media, ownerId } = session;
  if (!cut) return session;
  const { sessionId, run } = job.payload;
  const { blobs, ffmpeg, temporary } = tools;
  const kept = await withTemporaryDirectory(temporary, async (directory) => {
    const target = path.join(directory, 'left');
    await blobs.withLocalFile(media.address, (source) =>
      cutMedia({ ffmpeg, source, format: formatOf(media), ...cut, target, signal }),
    );
    return keepBlob(sessionId, ownerId, { source: { path: target }, contentType: media.contentType }, tools);
  });
  const left = { ...kept, demuxer: media.demuxer };
  return (await reporterOf(job, tools.handle)({ type: 'ReportCut', data: { run, media: left } })) ?? session;
}
