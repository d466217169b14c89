import { findSeminar } from '#command-api/seminars/for-others.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { participationCommands } from '#domain/participation/contract/calls.ts';
import { participationIn } from '#domain/participation/decider.ts';
import type { Participation } from '#domain/participation/participation.ts';
import type { SeminarFacts } from '#domain/participation/seminar-facts.ts';
import { currentRules, elementsOf } from '#domain/seminars/contract/outline.ts';
import { innerId, outerOf } from '#infra/ids.ts';
import type { CallContext, CommandHandlers } from '../command-area.ts';
import {
  factsFor,
  findParticipation,
  type Log,
  participationId,
  placeOf,
  toParticipation,
} from './stored-participation.ts';
import { allow, submitAt } from './submit-calls.ts';

type Calls = typeof participationCommands;
type Names =
  | 'SubmitGiveFeedback'
  | 'ShareSubmission'
  | 'RateSubmission'
  | 'AssessSubmission'
  | 'DeleteSubmission'
  | 'AddComment'
  | 'DeleteComment';

/** The participation of a submission's author, and its seminar. */
type SubmissionContext = Readonly<{ id: string; participation: Participation; facts: SeminarFacts }>;

/** Commands on submissions, the caller's own and those of others. */
export function submissionCalls(log: Log): CommandHandlers<Pick<Calls, Names>> {
  /** @throws not_found also if the person is not in that seminar */
  async function found(innerId: string, personId: string): Promise<SubmissionContext> {
    const id = outerOf(innerId);
    const participation = await findParticipation(log, id);
    if (!participation?.isActive) return refuse('not_found');
    const { seminarId, participantId } = participation;
    const seminar = await findSeminar(log, seminarId);
    if (!seminar) return refuse('not_found');
    const isThere =
      personId === participantId || personId === seminar.ownerId || (await isParticipant(seminarId, personId));
    if (!isThere) return refuse('not_found');
    return { id, participation, facts: await factsFor(log, seminarId, seminar, participantId) };
  }

  const isParticipant = async (seminarId: string, personId: string) =>
    (await findParticipation(log, participationId(seminarId, personId)))?.isActive ?? false;

  async function own(submissionId: string, personId: string): Promise<SubmissionContext> {
    const of = await found(submissionId, personId);
    return of.participation.participantId === personId ? of : refuse('not_found');
  }

  /** Gives the feedback to the author immediately. If that fails, a reaction delivers it. */
  async function deliver(
    { id, facts }: SubmissionContext,
    asked: CallContext,
    data: Readonly<{ submissionId: string; text: string; from: string }>,
  ) {
    const { submissionId, text, from } = data;
    const feedback = { feedbackId: innerId(id, from), submissionId, giverId: asked.principal().id, text };
    await asked.send(toParticipation(id, facts, { type: 'GiveFeedback', data: feedback }), 'deliver');
    return feedback.feedbackId;
  }

  return {
    SubmitGiveFeedback: {
      allow,
      claims: 'before',
      async run({ body: { elementId, seminarId, submissionId, feedback }, ...asked }) {
        const personId = asked.principal().id;
        const to = await found(submissionId, personId);
        if (to.participation.seminarId !== seminarId) return refuse('not_found');
        if (elementId === undefined) {
          if (personId !== to.facts.ownerId) return refuse('invalid_input', 'elementId');
          if (feedback.trim() === '') return refuse('invalid_input', 'feedback');
          const id = await deliver(to, asked, { submissionId, text: feedback, from: asked.cause.commandId });
          return { id, elementId: null, position: null, correct: null };
        }
        const place = await placeOf(log, seminarId, personId);
        refuseOther(to, { submissionId, forElement: forElementOf(place.facts, elementId), giverId: personId });
        const answer = await submitAt(place, asked, elementId, {
          type: 'give_feedback',
          about: submissionId,
          feedback,
        });
        // The author may have unshared the submission meanwhile. The feedback was submitted nevertheless.
        const from = innerId(place.id, asked.cause.commandId);
        await deliver(to, asked, { submissionId, text: feedback, from }).catch(unlessRefused);
        return answer;
      },
    },
    ShareSubmission: {
      allow,
      async run({ params: { id: submissionId }, body, principal, send }) {
        const { id, facts } = await own(submissionId, principal().id);
        const data = { submissionId, isShared: body?.isShared };
        const { state } = await send(toParticipation(id, facts, { type: 'ShareSubmission', data }));
        return { isShared: state?.submissions.find((one) => one.id === submissionId)?.isShared ?? false };
      },
    },
    RateSubmission: {
      allow,
      async run({ body: { submissionId, type, isRated }, principal, send }) {
        const raterId = principal().id;
        const { id, facts } = await found(submissionId, raterId);
        const data = { submissionId, rating: type, raterId, isRated };
        const { state } = await send(toParticipation(id, facts, { type: 'RateSubmission', data }));
        const ratings = state?.submissions.find((one) => one.id === submissionId)?.ratings ?? [];
        const isThere = ratings.some((given) => given.raterId === raterId && given.rating === type);
        return isThere ? { submissionId, type, rater: raterId } : {};
      },
    },
    AssessSubmission: {
      allow,
      async run({ params: { id: submissionId }, body: { levels }, principal, send }) {
        const raterId = principal().id;
        const { id, facts } = await found(submissionId, raterId);
        const data = { submissionId, raterId, levels };
        const { state } = await send(toParticipation(id, facts, { type: 'AssessSubmission', data }));
        const submission = state?.submissions.find((one) => one.id === submissionId);
        const own = submission?.assessments.find((one) => one.raterId === raterId);
        return { levels: [...(own?.levels ?? [])] };
      },
    },
    DeleteSubmission: {
      allow,
      async run({ params: { id: submissionId }, principal, send }) {
        const { id, facts } = await own(submissionId, principal().id);
        await send(toParticipation(id, facts, { type: 'DeleteSubmission', data: { submissionId } }));
      },
    },
    AddComment: {
      allow,
      async run({ params: { id: submissionId }, body, principal, cause, send }) {
        const authorId = principal().id;
        const { id, facts } = await found(submissionId, authorId);
        const commentId = innerId(id, cause.commandId);
        const data = { ...body, commentId, submissionId, authorId };
        await send(toParticipation(id, facts, { type: 'AddComment', data }));
        return { id: commentId };
      },
    },
    DeleteComment: {
      allow,
      async run({ params: { id: commentId }, principal, send }) {
        const askedBy = principal().id;
        const { id, facts } = await found(commentId, askedBy);
        await send(toParticipation(id, facts, { type: 'DeleteComment', data: { commentId, askedBy } }));
      },
    },
  };
}

/** @throws invalid_type if the element does not ask for feedback */
function forElementOf({ outline }: SeminarFacts, elementId: string): string {
  const element = elementsOf(outline).find(({ id }) => id === elementId) ?? refuse('element_not_found');
  const rules = currentRules(element);
  return rules.type === 'give_feedback' ? rules.forElement : refuse('invalid_type');
}

type FeedbackTarget = Readonly<{ submissionId: string; forElement: string; giverId: string }>;

/** Checks before anything is written that the submission is shared and belongs to that element. */
function refuseOther(
  { participation, facts }: SubmissionContext,
  { submissionId, forElement, giverId }: FeedbackTarget,
): void {
  const submission = participation.submissions.find(({ id }) => id === submissionId);
  if (submission && submission.elementId !== forElement && giverId !== participation.participantId) refuse('not_found');
  const data = { feedbackId: '', submissionId, giverId, text: '' };
  participationIn(facts).decide({ type: 'GiveFeedback', data }, participation, new Date());
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
