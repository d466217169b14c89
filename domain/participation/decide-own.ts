import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { mostSubmissions } from '#domain/seminars/contract/element-limits.ts';
import { currentRules } from '#domain/seminars/contract/outline.ts';
import { standingOf } from './contract/progress.ts';
import type { ParticipationEvent } from './events.ts';
import { type Participation, workOf } from './participation.ts';
import { elementIn, found, refuseShut, type SeminarFacts } from './seminar-facts.ts';
import { isEmpty, refuseUnfit, type Submitted, storedParts } from './submitted.ts';

type OfElement = Readonly<{ submissionId: string; elementId: string }>;

/** Commands of the participant. */
export type Own =
  | Message<'SubmitElement', OfElement & Readonly<{ submitted: Submitted }>>
  | Message<'SkipElement', OfElement>
  /** Absent target states: toggle. */
  | Message<'ShareSubmission', Readonly<{ submissionId: string; isShared?: boolean | undefined }>>
  | Message<'DeleteSubmission', Readonly<{ submissionId: string }>>;

export function decideOwn(
  command: Own,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  switch (command.type) {
    case 'SubmitElement':
      return decideSubmit(command.data, participation, seminar);
    case 'SkipElement':
      return decideSkip(command.data, participation, seminar);
    case 'ShareSubmission':
      return decideShare(command.data, participation, seminar);
    case 'DeleteSubmission': {
      const { id, elementId } = found(participation, command.data.submissionId);
      return [{ type: 'SubmissionDeleted', data: { submissionId: id, elementId } }];
    }
  }
}

type Submit = Extract<Own, { type: 'SubmitElement' }>['data'];

function decideSubmit(
  { submissionId, elementId, submitted }: Submit,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  const { element, state } = opened(elementId, participation, seminar);
  const rules = currentRules(element);
  refuseUnfit(submitted, rules);
  if (isEmpty(submitted) && state !== 'active') return [];
  if (submitted.type === 'video_presentation' && isThere(submitted.sessionId, elementId, participation)) return [];
  const most = rules.type === 'video_presentation' ? rules.maxSubmissions : mostSubmissions;
  if (submittedTo(elementId, participation).length >= most) return refuse('too_many_submissions');
  if (submitted.type === 'give_feedback' && participation.submissions.some(({ id }) => id === submitted.about))
    return refuse('user_not_authorized');
  const { participantId } = participation;
  const where = { submissionId, elementId, participantId, seminarRevision: seminar.outline.revision };
  return [{ type: 'ElementSubmitted', data: { ...where, ...storedParts(submitted) } }];
}

/** An element that is not locked, and the participant's standing there. @throws element_locked */
function opened(elementId: string, participation: Participation, seminar: SeminarFacts) {
  refuseShut(seminar);
  const element = elementIn(seminar, elementId);
  const standing = standingOf(seminar.outline, workOf(participation), seminar.others);
  if (standing.lockedBy[elementId]) refuse('element_locked');
  return { element, state: standing.states[elementId] };
}

/** A talk can be submitted to an element only once. */
const isThere = (session: string, elementId: string, participation: Participation) =>
  submittedTo(elementId, participation).some(({ sessionId }) => sessionId === session);

const submittedTo = (wanted: string, { submissions }: Participation) =>
  submissions.filter(({ elementId, skipped }) => elementId === wanted && !skipped);

type Skip = Extract<Own, { type: 'SkipElement' }>['data'];

function decideSkip({ submissionId, elementId }: Skip, participation: Participation, seminar: SeminarFacts) {
  const { element, state } = opened(elementId, participation, seminar);
  if (state !== 'active') return [];
  const { type } = currentRules(element);
  const { participantId } = participation;
  const data = { submissionId, elementId, participantId, seminarRevision: seminar.outline.revision, type };
  return [{ type: 'ElementSkipped', data } as const];
}

type Share = Extract<Own, { type: 'ShareSubmission' }>['data'];

function decideShare(
  { submissionId, isShared: wanted }: Share,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  const { elementId, isShared, type, skipped } = found(participation, submissionId);
  if (type !== 'video_presentation' || skipped) return refuse('invalid_type');
  const data = { submissionId, elementId };
  if (isShared === (wanted ?? !isShared)) return [];
  // Sharing can be ended at any time, also in a closed seminar.
  if (isShared) return [{ type: 'SubmissionUnshared', data }];
  refuseShut(seminar);
  const rules = currentRules(elementIn(seminar, elementId));
  const shared = submittedTo(elementId, participation).filter((submission) => submission.isShared).length;
  if (rules.type === 'video_presentation' && shared >= rules.maxNumShared) return refuse('too_many_shared');
  return [{ type: 'SubmissionShared', data }];
}
