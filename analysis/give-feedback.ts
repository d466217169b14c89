import { DomainError } from '#domain/kernel/errors.ts';
import type { Transcript } from '#domain/sessions/transcript.ts';
import { packed, unpacked } from '#infra/blobs/packed-json.ts';
import { storedFeatures } from './features.ts';
import { judgeStored } from './score/judge-stored.ts';
import { reporterOf } from './session-reports.ts';
import { keepBlob, type Tools } from './tools.ts';

type Job = Readonly<{ id: string; correlationId: string; payload: Readonly<{ sessionId: string }> }>;

/** What the coach says of a talk as it is scored now. */
export async function giveFeedback(job: Job, signal: AbortSignal, tools: Tools): Promise<void> {
  const { sessionId } = job.payload;
  const features = await storedFeatures(sessionId, tools);
  if (features?.session.analysis !== 'succeeded') return;
  const { session, words } = features;
  const judged = judgeStored(features, tools);
  const transcript = words && (await unpacked<Transcript>(words.analysed.transcript.address, tools.blobs));
  const mayLeave = session.sharing.includes('coach');
  const spoken = await tools.coach.speak({ features, judged, transcript: transcript ?? null, mayLeave }, signal);
  const { feedbackText, modelVersion, sentTo } = spoken;
  const feedback = await keepBlob(sessionId, session.ownerId, await packed({ feedbackText }), tools);
  try {
    await reporterOf(job, tools.handle)({ type: 'ReportFeedback', data: { feedback, modelVersion, sentTo } });
  } catch (error) {
    // A try before this one said something else, and was heard.
    if (!(error instanceof DomainError && error.code === 'idempotency_mismatch')) throw error;
  }
}
