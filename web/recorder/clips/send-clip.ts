import type { QueryClient } from '@tanstack/react-query';
import { type ClipMeasures, clipResult, clipUploads } from '#domain/sessions/contract/clips.ts';
import { query } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';

export type MeasuredClip = Readonly<{ clipId: string; measures: ClipMeasures }>;
type ClipFields = Readonly<{ locale: 'de' | 'en'; sharing: '' | 'transcription' }>;

const everyMs = 400;
const mostTries = 150;

/** Has the server measure a recording. Undefined if it could not be measured. Throws if it did not arrive. */
export async function sendClip(sound: Blob, said: ClipFields, queries: QueryClient): Promise<MeasuredClip | undefined> {
  const file = new File([sound], 'clip', { lastModified: 0 });
  const { clipId } = await upload(clipUploads.MeasureClip, { ...said, file });
  for (let tries = 0; tries < mostTries; tries += 1) {
    await new Promise((done) => setTimeout(done, everyMs));
    const { state, measures } = await queries.fetchQuery({ ...query(clipResult, { clipId }), staleTime: 0 });
    if (state === 'failed') return undefined;
    if (measures) return { clipId, measures };
  }
  return undefined;
}
