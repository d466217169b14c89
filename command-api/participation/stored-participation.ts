import { findSeminar, outlineOf, type Seminar } from '#command-api/seminars/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { type ParticipationCommand, participationIn } from '#domain/participation/decider.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import {
  evolveParticipation,
  type Participation,
  type ParticipationState,
} from '#domain/participation/participation.ts';
import { othersOf, type Roster, rosterDecider } from '#domain/participation/roster.ts';
import type { SeminarFacts } from '#domain/participation/seminar-facts.ts';
import { currentRules, elementsOf } from '#domain/seminars/contract/outline.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import { outerId } from '#infra/ids.ts';
import type { Deps } from '#infra/service.ts';

export type Log = Pick<Deps, 'store' | 'remembered'>;

/** Each pair of seminar and person has one id. */
export const participationId = (seminarId: string, personId: string): string =>
  outerId(`participation ${seminarId} ${personId}`);

// Deciding needs the seminar's facts; folding the state does not.
const fold = { initialState: null as ParticipationState, evolve: evolveParticipation };

/** Null if there is no participation with this id. */
export const findParticipation = (log: Log, id: string): Promise<ParticipationState> =>
  currentState<ParticipationState, ParticipationEvent>(log, { stream: streamOf('participation', id), decider: fold });

const loadRoster = (log: Log, seminarId: string): Promise<Roster> =>
  currentState(log, { stream: streamOf('roster', seminarId), decider: rosterDecider });

/** A command on a person's participation in this seminar. */
export const toParticipation = (id: string, facts: SeminarFacts, command: ParticipationCommand) => ({
  stream: streamOf('participation', id),
  decider: participationIn(facts),
  command,
});

/** The seminar's facts for one participant. */
export async function factsFor(log: Log, seminarId: string, seminar: Seminar, personId: string): Promise<SeminarFacts> {
  const { ownerId, isPublished, isClosed, criteria } = seminar;
  const outline = outlineOf(seminar);
  const needsOthers = elementsOf(outline).some((element) => currentRules(element).type === 'give_feedback');
  const others = needsOthers ? othersOf(await loadRoster(log, seminarId), personId) : { shared: new Set<string>() };
  return { id: seminarId, ownerId, isPublished, isClosed, outline, criteria, deadlines: seminar.blocks, others };
}

/** A participation, and its seminar's facts for this participant. */
export type Place = Readonly<{ id: string; seminar: Seminar; facts: SeminarFacts; participation: Participation }>;

/** @throws seminar_user_not_found if the person does not participate or the seminar is gone */
export async function placeOf(log: Log, seminarId: string, personId: string): Promise<Place> {
  const id = participationId(seminarId, personId);
  const [seminar, participation] = await Promise.all([findSeminar(log, seminarId), findParticipation(log, id)]);
  if (!seminar || !participation?.isActive) return refuse('seminar_user_not_found');
  return { id, seminar, participation, facts: await factsFor(log, seminarId, seminar, personId) };
}

/** The participants of a seminar, each with the id of their participation. */
export async function participantsOf(
  log: Log,
  seminarId: string,
): Promise<readonly Readonly<{ id: string; personId: string }>[]> {
  const { participants } = await loadRoster(log, seminarId);
  return Object.keys(participants).map((personId) => ({ id: participationId(seminarId, personId), personId }));
}
