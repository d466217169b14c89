import type { MovementResults } from '#domain/sessions/contract/movement/report.ts';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { type MovementTrack, samplesOf } from '#domain/sessions/contract/movement/track.ts';
import { movementBasis } from '#domain/sessions/session.ts';
import { packed, unpacked } from '#infra/blobs/packed-json.ts';
import { rescore } from '../rescore-session.ts';
import { loadSession, reporterOf } from '../session-reports.ts';
import { keepBlob, type Tools } from '../tools.ts';
import { analyseMovement } from './analyse-movement.ts';

type Job = Readonly<{ id: string; correlationId: string; payload: Readonly<{ sessionId: string }> }>;

/** Analyses all existing parts as one movement; an analysed talk gets a new score. */
export async function measureMovement(job: Job, _signal: AbortSignal, tools: Tools): Promise<void> {
  const { sessionId } = job.payload;
  const session = await loadSession(tools.store, sessionId);
  if (!session || session.movement.length === 0) return;
  const recordedParts = [...movementBasis(session)];
  if (recordedParts.join() !== session.movementAnalysed?.join()) {
    const samples: MovementSample[] = [];
    for (const address of recordedParts)
      samples.push(...samplesOf(await unpacked<MovementTrack>(address, tools.blobs)));
    const { results: made, summary } = analyseMovement(samples, session.movement[0]?.source);
    const content: MovementResults = made;
    const results = await keepBlob(sessionId, session.ownerId, await packed(content), tools);
    await reporterOf(job, tools.handle)({ type: 'ReportMovement', data: { recordedParts, results, summary } });
  }
  if (session.analysis === 'succeeded') await rescore(job, tools, 'movement');
}
