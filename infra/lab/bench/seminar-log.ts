import { participationId } from '#command-api/participation/stored-participation.ts';
import type { InvitationEvent } from '#domain/invitations/events.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { LearnerEvent, ParticipationEvent, RosterEvent } from '#domain/participation/events.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import { storedSamples as people } from '#domain/users/event-samples.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { innerId, newId, outerId } from '#infra/ids.ts';
import { happened } from './happened.ts';
import { contentsOfWeek, elementId, elementsOf, weeks } from './seminar-elements.ts';

const participants = 500;
const atOnce = 50;

export type MadeSeminar = Readonly<{ id: string; ownerId: string; personIds: readonly string[]; events: number }>;

/**
 * A seminar in which all participants have done everything. All submit one week's elements before the next week begins, so a batch
 * of a rebuild contains many participants. Each shares a recording a week, and gets a rating, a comment and feedback.
 */
export async function appendSeminar(store: EventStore): Promise<MadeSeminar> {
  const id = outerId(newId());
  const [ownerId, ...personIds] = Array.from({ length: participants + 1 }, () => newId()) as [string, ...string[]];
  const log = appender(store);
  await inGroups([ownerId, ...personIds], (person) => log.append(`user-${person}`, person, registered(person)));
  const outline = seminarEvents(id, ownerId);
  await log.append(`seminar-${id}`, ownerId, outline);
  const course = { id, ownerId, personIds, revision: outline.length - 1 };
  await inGroups(personIds, (person) => join(log, course, person));
  await log.append(streamOf('roster', id), ownerId, personIds.map(listed));
  for (let week = 0; week < weeks; week++) await work(log, course, week);
  return { id, ownerId, personIds, events: log.count() };
}

/** Id of the submission that this person shares in a week. */
export const sharedBy = (seminarId: string, personId: string, week: number): string =>
  submissionId(seminarId, personId, elementId(seminarId, week, 'video_presentation'));

const submissionId = (seminarId: string, personId: string, element: string) =>
  innerId(participationId(seminarId, personId), `submission ${element}`);

type Log = ReturnType<typeof appender>;

function appender(store: EventStore) {
  const revisions = new Map<string, number>();
  let count = 0;
  return {
    async append(stream: string, personId: string, messages: readonly Message[]) {
      const revision = revisions.get(stream) ?? -1;
      await store.append(
        stream,
        revision,
        messages.map((message) => happened(message, personId)),
      );
      revisions.set(stream, revision + messages.length);
      count += messages.length;
    },
    count: () => count,
  };
}

async function inGroups(ids: readonly string[], work: (id: string, index: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce)
    await Promise.all(ids.slice(from, from + atOnce).map((id, index) => work(id, from + index)));
}

function registered(person: string): readonly Message[] {
  const { UserRegistered, EmailConfirmed } = people;
  const names = { username: `learner-${person}`, email: `${person}@example.org` };
  return [{ ...UserRegistered, data: { ...UserRegistered.data, ...names } }, EmailConfirmed];
}

function seminarEvents(id: string, ownerId: string): readonly SeminarEvent[] {
  const about = { name: 'Frei sprechen', description: 'Acht Wochen, acht Vorträge.', lecturer: 'Ada Lovelace' };
  const blocks = Array.from({ length: weeks }, (_, week): readonly SeminarEvent[] => {
    const blockId = innerId(id, `block ${week}`);
    return [
      { type: 'BlockAdded', data: { blockId, title: `Woche ${week + 1}`, description: 'Lesen, sehen, sprechen.' } },
      ...contentsOfWeek(id, week).map(
        (content): SeminarEvent => ({
          type: 'ElementAdded',
          data: {
            ...{ blockId, elementId: elementId(id, week, content.type), content },
            ...{ title: `Aufgabe ${content.type}`, body: '<p>Nehmen Sie sich eine Viertelstunde Zeit.</p>' },
          },
        }),
      ),
    ];
  });
  return [
    { type: 'SeminarCreated', data: { ownerId, ...about, price: '120 €' } },
    ...blocks.flat(),
    { type: 'SeminarPublished', data: {} },
  ];
}

type Course = Readonly<{ id: string; ownerId: string; personIds: readonly string[]; revision: number }>;

/** The owner invites the person, who joins. */
async function join(log: Log, { id, ownerId, revision }: Course, personId: string): Promise<void> {
  const invitationId = newId();
  const invited: readonly InvitationEvent[] = [
    {
      type: 'InvitationSent',
      data: {
        ...{ invitedTo: { type: 'seminar', id }, email: `${personId}@example.org`, sealId: newId() },
        ...{ inviterId: ownerId, role: 'participant', locale: 'de' },
      },
    },
    { type: 'InvitationAddressed', data: { inviteeId: personId } },
    { type: 'InvitationAccepted', data: { inviteeId: personId } },
  ];
  const data = { seminarId: id, participantId: personId, seminarRevision: revision, invitationId };
  const joined: ParticipationEvent = { type: 'ParticipantJoined', data };
  const entered: LearnerEvent = { type: 'SeminarEntered', data: { seminarId: id } };
  await log.append(`invitation-${invitationId}`, ownerId, invited);
  await log.append(streamOf('participation', participationId(id, personId)), personId, [joined]);
  await log.append(`learner-${personId}`, personId, [entered]);
}

const listed = (participantId: string): RosterEvent => ({ type: 'ParticipantListed', data: { participantId } });

/** All participants submit the week's elements. Then each gets feedback from the next one in the list. */
async function work(log: Log, course: Course, week: number): Promise<void> {
  const { id, ownerId, personIds } = course;
  const partOf = (personId: string) => streamOf('participation', participationId(id, personId));
  const after = (index: number) => personIds[(index + 1) % personIds.length] ?? '';
  await inGroups(personIds, (person, index) =>
    log.append(partOf(person), person, handedIn(course, { week, person, about: after(index) })),
  );
  const element = elementId(id, week, 'video_presentation');
  const shown = personIds.map((participantId): RosterEvent => {
    const data = { submissionId: sharedBy(id, participantId, week), elementId: element, participantId };
    return { type: 'SubmissionShown', data };
  });
  await log.append(streamOf('roster', id), ownerId, shown);
  await inGroups(personIds, (person, index) =>
    log.append(partOf(person), after(index), heard(course, { week, person, from: after(index) })),
  );
}

type HandedIn = Readonly<{ week: number; person: string; about: string }>;

function handedIn({ id, revision }: Course, { week, person, about }: HandedIn): readonly ParticipationEvent[] {
  const submitted = elementsOf(id, week).map(({ type, elementId: element }): ParticipationEvent => {
    const where = { submissionId: submissionId(id, person, element), elementId: element, participantId: person };
    const what = { answers: answersTo(type), sessionId: type === 'video_presentation' ? newId() : null, score: null };
    const ofOther = type === 'give_feedback' ? sharedBy(id, about, week) : null;
    return { type: 'ElementSubmitted', data: { ...where, seminarRevision: revision, type, ...what, about: ofOther } };
  });
  const shared = { submissionId: sharedBy(id, person, week), elementId: elementId(id, week, 'video_presentation') };
  return [...submitted, { type: 'SubmissionShared', data: shared }];
}

function answersTo(type: string): string {
  if (type === 'gap_text') return JSON.stringify(['laut', 'deutlich']);
  return type === 'give_feedback' ? JSON.stringify('Der Anfang hat mich gepackt, am Ende fehlte mir eine Pause.') : '';
}

type Heard = Readonly<{ week: number; person: string; from: string }>;

function heard({ id }: Course, { week, person, from }: Heard): readonly ParticipationEvent[] {
  const about = {
    ...{ submissionId: sharedBy(id, person, week), elementId: elementId(id, week, 'video_presentation') },
    participantId: person,
  };
  const within = (what: string) => innerId(participationId(id, person), `${what} ${week}`);
  const comment = { commentId: within('comment'), ...about, authorId: from, offset: 12.5, text: 'Hier eine Pause.' };
  const feedback = { feedbackId: within('feedback'), ...about, giverId: from, text: 'Der Anfang hat mich gepackt.' };
  return [
    { type: 'SubmissionRated', data: { ...about, rating: 'creative', raterId: from } },
    { type: 'CommentAdded', data: comment },
    { type: 'FeedbackReceived', data: feedback },
  ];
}
