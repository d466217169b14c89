import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { elementsOf } from '#domain/seminars/contract/outline.ts';
import { type ByOthers, decideByOthers } from './decide-by-others.ts';
import { decideCertificate, type OfCertificate } from './decide-certificate.ts';
import { decideDeadline, type OfDeadline } from './decide-deadline.ts';
import { decideOwn, type Own } from './decide-own.ts';
import type { ParticipationEvent } from './events.ts';
import { evolveParticipation, type Participation, type ParticipationState } from './participation.ts';
import type { SeminarFacts } from './seminar-facts.ts';

type Events = { [E in ParticipationEvent as E['type']]: E['data'] };

/** Commands that follow from events of other streams. */
type Following =
  | Message<'CountSession', Omit<Events['SessionCounted'], 'seminarRevision'>>
  /** The session was deleted: its submissions are removed, and it counts for no goal. */
  | Message<'DropSession', Readonly<{ sessionId: string }>>
  | Message<'ResetParticipation', Events['ParticipationReset']>
  /** `upTo`: people who joined at this revision of the seminar or later are left out. */
  | Message<'RemoveParticipant', Events['ParticipantRemoved'] & Readonly<{ upTo?: number }>>;

export type ParticipationCommand =
  | Message<'JoinSeminar', Readonly<{ participantId: string; invitationId: string | null }>>
  | Own
  | ByOthers
  | OfCertificate
  | OfDeadline
  | Following;

type ParticipationDecider = Decider<ParticipationState, ParticipationCommand, ParticipationEvent>;

/** One person's part in one seminar. */
export const participationIn = (seminar: SeminarFacts): ParticipationDecider => ({
  initialState: null,
  evolve: evolveParticipation,

  decide(command, participation, now) {
    if (command.type === 'JoinSeminar') return decideJoin(command.data, participation, seminar);
    if (isFollowing(command)) return participation?.isActive ? decideFollowing(command, participation, seminar) : [];
    if (command.type === 'RemindOfDeadlines')
      return participation?.isActive ? decideDeadline(command, participation, { seminar, now }) : [];
    // A participant who left gets the same answer as a person who never took part.
    if (!participation?.isActive) return refuse('seminar_user_not_found');
    if (command.type === 'IssueCertificate' || command.type === 'RevokeCertificate')
      return decideCertificate(command, participation, seminar);
    if (command.type === 'ExtendDeadline' || command.type === 'RemindParticipant')
      return decideDeadline(command, participation, { seminar, now });
    return isOwn(command)
      ? decideOwn(command, participation, seminar)
      : decideByOthers(command, participation, seminar);
  },
});

const following = ['CountSession', 'DropSession', 'ResetParticipation', 'RemoveParticipant'] as const;
const isFollowing = (command: ParticipationCommand): command is Following =>
  (following as readonly string[]).includes(command.type);

const own = ['SubmitElement', 'SkipElement', 'ShareSubmission', 'DeleteSubmission'] as const;
const isOwn = (command: Own | ByOthers): command is Own => (own as readonly string[]).includes(command.type);

type Join = Extract<ParticipationCommand, { type: 'JoinSeminar' }>['data'];

function decideJoin(
  { participantId, invitationId }: Join,
  participation: ParticipationState,
  { id, ownerId, isClosed, outline }: SeminarFacts,
): readonly ParticipationEvent[] {
  if (participation && participation.participantId !== participantId) return refuse('conflict');
  if (participation?.isActive) return [];
  if (participantId === ownerId) return refuse('user_not_authorized');
  if (isClosed) return refuse('seminar_closed');
  const seminarRevision = outline.revision;
  return [{ type: 'ParticipantJoined', data: { seminarId: id, participantId, seminarRevision, invitationId } }];
}

function decideFollowing(
  command: Following,
  participation: Participation,
  { outline }: SeminarFacts,
): readonly ParticipationEvent[] {
  const { submissions, counted } = participation;
  switch (command.type) {
    case 'CountSession': {
      const { elementId, sessionId, score } = command.data;
      const isThere = elementsOf(outline).some(({ id }) => id === elementId);
      const known = counted.find((one) => one.sessionId === sessionId && one.elementId === elementId);
      if (!isThere || known?.score === score) return [];
      return [{ type: 'SessionCounted', data: { elementId, sessionId, score, seminarRevision: outline.revision } }];
    }
    case 'DropSession': {
      const { sessionId } = command.data;
      const isIt = (one: Readonly<{ sessionId: string | null }>) => one.sessionId === sessionId;
      return [
        ...submissions
          .filter(isIt)
          .map(({ id, elementId }) => ({ type: 'SubmissionDeleted', data: { submissionId: id, elementId } }) as const),
        ...counted
          .filter(isIt)
          .map(({ elementId }) => ({ type: 'SessionNotCounted', data: { elementId, sessionId } }) as const),
      ];
    }
    case 'ResetParticipation': {
      const { upTo } = command.data;
      const isGone = [...submissions, ...counted].some(({ at }) => upTo === null || at < upTo);
      return isGone ? [{ type: 'ParticipationReset', data: { upTo } }] : [];
    }
    case 'RemoveParticipant': {
      const { reason, upTo = Number.POSITIVE_INFINITY } = command.data;
      return participation.joinedAt < upTo ? [{ type: 'ParticipantRemoved', data: { reason } }] : [];
    }
  }
}
