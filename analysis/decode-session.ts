import { decodeToPcm } from '#infra/media/decode.ts';
import type { AnalysisRun } from './analysis-run.ts';
import { formatOf, type Tools } from './tools.ts';

type Decoding = Pick<AnalysisRun, 'session' | 'signal'> & Readonly<{ tools: Tools }>;

/** The sound of a recording as mono samples in a file; answers how long it is, in seconds. */
export function decodeSession({ session, signal, tools }: Decoding, target: string): Promise<{ duration: number }> {
  const { blobs, ffmpeg, maxSessionSeconds } = tools;
  return blobs.withLocalFile(session.media.address, (source) =>
    decodeToPcm({ ffmpeg, source, format: formatOf(session.media), target, maxSeconds: maxSessionSeconds, signal }),
  );
}
