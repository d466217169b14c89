import { decodeToPcm } from '#infra/media/decode.ts';
import type { AnalysisRun } from './analysis-run.ts';
import { formatOf, type Tools } from './tools.ts';

type Decoding = Pick<AnalysisRun, 'session' | 'signal'> & Readonly<{ tools: Tools }>;

/** Decodes a recording to mono samples in a file; returns its length in seconds. */
export function decodeSession({ session, signal, tools }: Decoding, target: string): Promise<{ duration: number }> {
  const { blobs, ffmpeg, maxSessionSeconds } = tools;
  return blobs.withLocalFile(session.media.address, (source) =>
    decodeToPcm({ ffmpeg, source, format: formatOf(session.media), target, maxSeconds: maxSessionSeconds, signal }),
  );
}
