import { notify } from '#command-api/notifications/for-others.ts';
import type { AnalysisJob, AnalysisJobKind } from '#domain/kernel/analysis-jobs.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Session } from '#domain/sessions/session.ts';
import { release, releaseOne } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { cancel } from '../queue.ts';
import type { Reaction, ReactionTools } from '../reaction.ts';
import { settleQuota } from './settle-quota.ts';

/** `fast` is served before `relaxed`, and renditions last. */
const priority = { fast: 20, relaxed: 10, rendition: 0 } as const;

const gatherSeconds = 3;

type Met = Readonly<{ happened: Recorded<SessionEvent>; sessionId: string; session: Session; tools: ReactionTools }>;
type Consequences = Partial<Record<SessionEvent['type'], (met: Met) => void | Promise<void>>>;

/** The consequences of each event; other events have none. */
const consequencesWith = (blobs: BlobStore): Consequences => ({
  SessionCreated: startAnalysis,
  AnalysisRequested: startAnalysis,
  RecordingCut({ happened, sessionId, tools }) {
    if (happened.type !== 'RecordingCut') return;
    const { replaces, media } = happened.data;
    if (replaces === media.address) return;
    tools.write((client) => releaseOne(client, { address: replaces, by: sessionId }, blobs));
  },
  AudioAnalysed: makeRendition,
  MovementRecorded: (met) => lookAgain('movement', met),
  async AnalysisSucceeded(met) {
    if (wasScoredWithoutMovement(met)) lookAgain('movement', met);
    lookAgain('feedback', met);
    await settle(met);
    const { happened, sessionId, session, tools } = met;
    const concerns = { sessionId };
    await notify(tools.handle, happened, { to: session.ownerId, type: 'session_analysed', byId: null, concerns });
  },
  AnalysisFailed: settle,
  TranscriptProvided: (met) => lookAgain('words', met),
  TranscriptionRequested: (met) => lookAgain('listening', met),
  FeedbackRequested: (met) => lookAgain('feedback', met),
  SessionKindChanged(met) {
    // A running analysis scores the session at its end anyway.
    if (met.session.analysis === 'succeeded') lookAgain('talk-kind', met);
  },
  SessionCalibrated(met) {
    if (met.session.analysis === 'succeeded') lookAgain('calibration', met);
  },
  ScoreRequested: (met) => lookAgain('formula', met),
  FindingDismissed: (met) => lookAgain('findings', met),
  FindingRestored: (met) => lookAgain('findings', met),
  SessionRescored(met) {
    const { type, data } = met.happened;
    // The speaker did not cause a change of formula, so the coach is not asked again.
    if (type === 'SessionRescored' && data.cause !== 'formula') lookAgain('feedback', met);
  },
  SessionDeleted(met) {
    const { sessionId, tools } = met;
    tools.write(async (client) => {
      await cancel(client, { keyPrefix: sessionId });
      await release(client, sessionId, blobs);
    });
    return settle(met);
  },
});

/** Starts analyses, settles their quota and cleans up after them. */
export function sessionReaction(blobs: BlobStore): Reaction {
  const consequences = consequencesWith(blobs);
  return {
    name: 'sessions',
    streams: ['session-'],
    types: Object.keys(consequences),
    async react(event, tools) {
      const happened = event as Recorded<SessionEvent>;
      const session = await sessionAt(happened, tools);
      if (session) await consequences[happened.type]?.({ happened, sessionId: idOf(event.stream), session, tools });
    },
  };
}

/** Whether an analysis has just ended with a score without movement, although movement was recorded by then. */
const wasScoredWithoutMovement = ({ happened, session }: Met) =>
  happened.type === 'AnalysisSucceeded' &&
  session.movement.length > 0 &&
  happened.data.parts.some(({ name, reason }) => name === 'movement' && reason === 'no_movement_data');

const settle = ({ happened, session, tools }: Met) => settleQuota(happened, session, tools.handle);

function startAnalysis({ sessionId, session: { run, ownerId, analysisClass }, tools }: Met) {
  const job = { kind: 'analysis', payload: { sessionId, run } } satisfies AnalysisJob;
  tools.put({ ...job, key: `${sessionId}_${run}`, ownerId, priority: priority[analysisClass] });
}

function makeRendition({ sessionId, session: { ownerId }, tools }: Met) {
  const job = { kind: 'rendition', payload: { sessionId } } satisfies AnalysisJob;
  tools.put({ ...job, key: `${sessionId}_rendition`, ownerId, priority: priority.rendition });
}

/** Enqueues a job that looks at a part of the session again. A person waits for it. */
function lookAgain(
  kind: Exclude<AnalysisJobKind, 'analysis' | 'rendition' | 'clip' | 'pages' | 'speech-model' | 'engine-comparison'>,
  { happened, sessionId, session, tools }: Met,
) {
  const { id, type } = happened;
  const job = { kind, payload: { sessionId, scoredBy: id } } satisfies AnalysisJob;
  // Judged findings and parts of a movement often come in a row, so the job waits some seconds for the rest.
  const waits = type === 'MovementRecorded' || (kind === 'feedback' && type === 'SessionRescored');
  const delaySeconds = waits ? gatherSeconds : 0;
  const { ownerId } = session;
  tools.put({ ...job, key: `${sessionId}_${id}`, ownerId, priority: priority.fast, delaySeconds });
}

/** The session's state after this event; for a deletion, the state before it. */
async function sessionAt(event: Recorded<SessionEvent>, { store }: ReactionTools): Promise<Session | undefined> {
  const history = event.revision === 0 ? [event] : await store.readStream(event.stream);
  const count = event.type === 'SessionDeleted' ? event.revision : event.revision + 1;
  const state = stateAfter(sessionDecider, history.slice(0, count));
  return typeof state === 'string' ? undefined : state;
}
