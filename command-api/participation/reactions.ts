import { findSeminar } from '#command-api/seminars/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import type { Participation } from '#domain/participation/participation.ts';
import { learnerDecider, rosterDecider } from '#domain/participation/roster.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import { innerId, outerOf } from '#infra/ids.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import type { Deps } from '#infra/service.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { forEachParticipant } from './for-each-participant.ts';
import { reminderMail } from './reminder-mail.ts';
import { factsFor, findParticipation, toParticipation } from './stored-participation.ts';
import { tell } from './tell.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

const followed: readonly ParticipationEvent['type'][] = [
  'ParticipantJoined',
  'ParticipantRemoved',
  'ParticipationReset',
  'ElementSubmitted',
  'SubmissionShared',
  'SubmissionUnshared',
  'SubmissionDeleted',
  'SubmissionRated',
  'SubmissionAssessed',
  'DeadlineReminded',
  'ParticipantReminded',
  'FeedbackReceived',
  'CommentAdded',
];

/** Events that may change which submissions a person shares. */
const shows: readonly ParticipationEvent['type'][] = [
  'ParticipantRemoved',
  'ParticipationReset',
  'SubmissionShared',
  'SubmissionUnshared',
  'SubmissionDeleted',
];

/** Keeps the seminar's roster and the person's list of seminars up to date, delivers feedback, and notifies those concerned. */
export const participationReaction = (log: Log): Reaction => ({
  name: 'participation',
  streams: ['participation-'],
  types: followed,
  async react(event, tools) {
    const happened = event as Recorded<ParticipationEvent>;
    const participation = await findParticipation(log, idOf(event.stream));
    if (!participation) return;
    await tell(happened, participation, log, tools);
    if (happened.type === 'ParticipantReminded') return write(happened, participation, { log, tools });
    if (happened.type === 'ElementSubmitted') return deliver(happened, log, tools);
    if (happened.type === 'ParticipantJoined' || happened.type === 'ParticipantRemoved')
      await list(happened, participation, tools);
    if (shows.includes(happened.type)) await show(happened, participation, tools);
  },
});

type Reminded = Recorded<Extract<ParticipationEvent, { type: 'ParticipantReminded' }>>;

async function write(
  { data: { participantId, byId } }: Reminded,
  { seminarId }: Participation,
  { log, tools }: Readonly<{ log: Log; tools: ReactionTools }>,
): Promise<void> {
  const [seminar, person, owner] = await Promise.all([
    findSeminar(log, seminarId),
    loadUser(tools.store, participantId),
    loadUser(tools.store, byId),
  ]);
  if (!seminar || !person || !owner) return;
  const { email: to, locale, firstName } = person;
  const from = `${owner.firstName} ${owner.lastName}`;
  const link = `${tools.publicUrl()}/seminars/dashboard/${seminarId}`;
  const mail = reminderMail({ to, locale, firstName, from, seminar: seminar.name, link });
  tools.write((client) => putMail(client, { ...mail, names: [byId] }, participantId));
}

/** Uses the current state: a later event may have reverted this one. */
async function list(event: Recorded, { seminarId, participantId, isActive }: Participation, { handle }: ReactionTools) {
  const type = isActive ? 'ListParticipant' : 'UnlistParticipant';
  const listed = { type, data: { participantId } } as const;
  const roster = { stream: streamOf('roster', seminarId), decider: rosterDecider, command: listed };
  await handle({ ...causedBy(event, type), ...roster });
  const going = isActive ? 'EnterSeminar' : 'LeaveSeminar';
  const learner = { stream: streamOf('learner', participantId), decider: learnerDecider };
  await handle({ ...causedBy(event, going), ...learner, command: { type: going, data: { seminarId } } });
}

async function show(
  event: Recorded,
  { seminarId, participantId, submissions }: Participation,
  { handle }: ReactionTools,
) {
  const shared = submissions.filter(({ isShared }) => isShared).map(({ id, elementId }) => ({ id, elementId }));
  const command = { type: 'ShowSubmissions', data: { participantId, submissions: shared } } as const;
  const addressed = { stream: streamOf('roster', seminarId), decider: rosterDecider, command };
  await handle({ ...causedBy(event, 'show'), ...addressed });
}

type Submitted = Recorded<Extract<ParticipationEvent, { type: 'ElementSubmitted' }>>;

/** Delivers submitted feedback to its recipient; a repeat changes nothing. */
async function deliver({ data, ...event }: Submitted, log: Log, { handle }: ReactionTools): Promise<void> {
  const { about, answers, participantId: giverId, submissionId } = data;
  if (about === null) return;
  const id = outerOf(about);
  const participation = (await findParticipation(log, id)) ?? refuse('not_found');
  const seminar = (await findSeminar(log, participation.seminarId)) ?? refuse('seminar_not_found');
  const facts = await factsFor(log, participation.seminarId, seminar, participation.participantId);
  const feedback = { feedbackId: innerId(id, submissionId), submissionId: about, giverId, text: textIn(answers) };
  const addressed = toParticipation(id, facts, { type: 'GiveFeedback', data: feedback });
  await handle({ ...causedBy({ ...event, data }, 'deliver-feedback'), ...addressed });
}

/** The text of an erased person was replaced, so it is not JSON any more. */
function textIn(answers: string): string {
  try {
    return String(JSON.parse(answers));
  } catch {
    return answers;
  }
}

const ends: readonly SeminarEvent['type'][] = ['SubmissionsCleared', 'ParticipantsRemoved', 'SeminarDeleted'];

/** Applies an event of a seminar to all participants. Also completes a call that was interrupted. */
export const seminarEndReaction = (log: Log): Reaction => ({
  name: 'participation-of-all',
  streams: ['seminar-'],
  types: ends,
  async react(event, { handle }) {
    const { type, revision, stream } = event as Recorded<SeminarEvent>;
    const command =
      type === 'SubmissionsCleared'
        ? ({ type: 'ResetParticipation', data: { upTo: revision } } as const)
        : ({ type: 'RemoveParticipant', data: { reason: 'removed', upTo: revision } } as const);
    await forEachParticipant(log, idOf(stream), async (id, facts) => {
      await handle({ ...causedBy(event, id), ...toParticipation(id, facts, command) });
    });
  },
});
