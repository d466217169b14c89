import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Session } from '#domain/sessions/session.ts';
import { release } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { cancel, enqueue } from '#infra/queue/queue.ts';
import type { Reaction, ReactionTools } from '../reaction.ts';
import { settleQuota } from './settle-quota.ts';

/** `fast` is served before `relaxed`; renditions when nothing else waits. */
const priority = { fast: 20, relaxed: 10, rendition: 0 } as const;

const coachWaitsSeconds = 5;

/** Starts, pays for and cleans up after analyses. */
export const sessionReaction = (blobs: BlobStore): Reaction => ({
  name: 'sessions',
  streams: ['session-'],
  types: [
    'SessionCreated',
    'AnalysisRequested',
    'AudioAnalysed',
    'AnalysisSucceeded',
    'AnalysisFailed',
    'TranscriptProvided',
    'FindingDismissed',
    'FindingRestored',
    'SessionRescored',
    'SessionDeleted',
  ] satisfies readonly SessionEvent['type'][],
  async react(event, tools) {
    const happened = event as Recorded<SessionEvent>;
    const sessionId = idOf(event.stream);
    const session = await sessionAt(happened, tools);
    if (!session) return;
    switch (happened.type) {
      case 'SessionCreated':
      case 'AnalysisRequested':
        return startAnalysis(sessionId, session, tools);
      case 'AudioAnalysed':
        return makeRendition(sessionId, session, tools);
      case 'AnalysisSucceeded':
        await lookAgain('feedback', happened, session, tools);
        return settleQuota(happened, session, tools.handle);
      case 'AnalysisFailed':
        return settleQuota(happened, session, tools.handle);
      case 'TranscriptProvided':
        return lookAgain('words', happened, session, tools);
      case 'FindingDismissed':
      case 'FindingRestored':
        return lookAgain('findings', happened, session, tools);
      case 'SessionRescored':
        // Another formula is nothing that the speaker did.
        return happened.data.cause === 'formula' ? undefined : lookAgain('feedback', happened, session, tools);
      case 'SessionDeleted':
        await cancel(tools.client, { keyPrefix: sessionId });
        await release(tools.client, sessionId, blobs);
        return settleQuota(happened, session, tools.handle);
    }
  },
});

function startAnalysis(sessionId: string, session: Session, { client }: ReactionTools) {
  const { run, ownerId, analysisClass } = session;
  return enqueue(client, {
    kind: 'analysis',
    key: `${sessionId}_${run}`,
    ownerId,
    payload: { sessionId, run },
    priority: priority[analysisClass],
  });
}

function makeRendition(sessionId: string, { ownerId }: Session, { client }: ReactionTools) {
  const job = { kind: 'rendition', key: `${sessionId}_rendition`, ownerId, payload: { sessionId } };
  return enqueue(client, { ...job, priority: priority.rendition });
}

/** At the words that a person gave, at the score without a finding, or at both for the coach. Somebody waits for it. */
function lookAgain(
  kind: 'words' | 'findings' | 'feedback',
  event: Recorded<SessionEvent>,
  { ownerId }: Session,
  { client }: ReactionTools,
) {
  const sessionId = idOf(event.stream);
  const job = { kind, key: `${sessionId}_${event.id}`, ownerId, payload: { sessionId, scoredBy: event.id } };
  // Who goes through the findings judges many: the coach waits until that is over.
  const delaySeconds = kind === 'feedback' && event.type === 'SessionRescored' ? coachWaitsSeconds : 0;
  return enqueue(client, { ...job, priority: priority.fast, delaySeconds });
}

/** The session as it stood with this event; the last that was known of one that the event deletes. */
async function sessionAt(event: Recorded<SessionEvent>, { store }: ReactionTools): Promise<Session | undefined> {
  const history = (await store.readStream(event.stream)) as readonly Recorded<SessionEvent>[];
  const { evolve, initialState } = sessionDecider;
  const until = event.type === 'SessionDeleted' ? event.revision - 1 : event.revision;
  const state = history.filter(({ revision }) => revision <= until).reduce(evolve, initialState);
  return typeof state === 'string' ? undefined : state;
}
