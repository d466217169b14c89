import { findSeminar } from '#command-api/seminars/for-others.ts';
import { factsOf, judgedBy } from '#command-api/sessions/for-others.ts';
import { sessionCounts } from '#domain/goals/contract/conditions.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ParticipationCommand } from '#domain/participation/decider.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import { learnerDecider } from '#domain/participation/roster.ts';
import { currentRules, elementsOf } from '#domain/seminars/contract/outline.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { factsFor, participationId, toParticipation } from './stored-participation.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;
type History = readonly Recorded<SessionEvent>[];

/** Counts a session for the goals of the seminars in which its owner participates, if it was created after the owner joined. */
export const goalReaction = (log: Log): Reaction => ({
  name: 'seminar-goals',
  streams: ['session-'],
  types: judgedBy,
  async react(event, tools) {
    const history = ((await log.store.readStream(event.stream)) as History).filter(
      ({ revision }) => revision <= event.revision,
    );
    const [created] = history;
    if (created?.type !== 'SessionCreated') return;
    const { ownerId } = created.data;
    const seminars = await currentState(log, { stream: streamOf('learner', ownerId), decider: learnerDecider });
    for (const seminarId of seminars)
      await countIn(seminarId, { event, history, ownerId, createdAt: created.metadata.at }, log, tools);
  },
});

type Session = Readonly<{ event: Recorded; history: History; ownerId: string; createdAt: string }>;

async function countIn(seminarId: string, session: Session, log: Log, { handle }: ReactionTools): Promise<void> {
  const { event, history, ownerId, createdAt } = session;
  const seminar = await findSeminar(log, seminarId);
  if (!seminar) return;
  const id = participationId(seminarId, ownerId);
  const facts = await factsFor(log, seminarId, seminar, ownerId);
  const send = (command: ParticipationCommand, what: string) =>
    handle({ ...causedBy(event, `${id} ${what}`), ...toParticipation(id, facts, command) });
  const sessionId = idOf(event.stream);
  if (event.type === 'SessionDeleted') {
    await send({ type: 'DropSession', data: { sessionId } }, 'drop');
    return;
  }
  const measured = factsOf(history);
  const { joinedAt, counted } = await partIn(log, id);
  for (const element of elementsOf(facts.outline)) {
    const rules = currentRules(element);
    if (rules.type !== 'goal' || measured.session_score === null || createdAt < joinedAt) continue;
    // A session that counted once continues to count, with its current score.
    const counts = counted.has(`${element.id} ${sessionId}`) || sessionCounts(rules.conditions, measured);
    const data = { elementId: element.id, sessionId, score: measured.session_score };
    if (counts) await send({ type: 'CountSession', data }, element.id);
  }
}

async function partIn({ store }: Log, id: string) {
  const history = (await store.readStream(streamOf('participation', id))) as readonly Recorded<ParticipationEvent>[];
  const joined = history.findLast(({ type }) => type === 'ParticipantJoined');
  const counted = history.flatMap(({ type, data }) =>
    type === 'SessionCounted' ? [`${data.elementId} ${data.sessionId}`] : [],
  );
  return { joinedAt: joined?.metadata.at ?? '', counted: new Set(counted) };
}
