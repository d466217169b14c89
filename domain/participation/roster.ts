import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { Others } from './contract/progress.ts';
import type { LearnerEvent, RosterEvent } from './events.ts';

type ParticipantPlace = Readonly<{ elementId: string; participantId: string }>;

/** The participants, and the submissions that they share. Follows their own streams. */
export type Roster = Readonly<{
  participants: Readonly<Record<string, true>>;
  shown: Readonly<Record<string, ParticipantPlace>>;
}>;

type Events = { [E in RosterEvent as E['type']]: E['data'] };
type RosterCommand =
  | Message<'ListParticipant', Events['ParticipantListed']>
  | Message<'UnlistParticipant', Events['ParticipantUnlisted']>
  /** All that the participant shares. */
  | Message<
      'ShowSubmissions',
      Readonly<{ participantId: string; submissions: readonly Readonly<{ id: string; elementId: string }>[] }>
    >;

export const rosterDecider: Decider<Roster, RosterCommand, RosterEvent> = {
  initialState: { participants: {}, shown: {} },

  decide(command, { participants, shown }) {
    const { participantId } = command.data;
    const hidden = (kept: readonly string[]) =>
      Object.entries(shown)
        .filter(([id, submission]) => submission.participantId === participantId && !kept.includes(id))
        .map(([id, { elementId }]) => shownEvent('SubmissionHidden', { id, elementId }, participantId));
    switch (command.type) {
      case 'ListParticipant':
        return participants[participantId] ? [] : [{ type: 'ParticipantListed', data: { participantId } }];
      case 'UnlistParticipant':
        if (!participants[participantId]) return [];
        return [...hidden([]), { type: 'ParticipantUnlisted', data: { participantId } }];
      case 'ShowSubmissions': {
        const { submissions } = command.data;
        const added = submissions.filter(({ id }) => !shown[id]);
        return [
          ...hidden(submissions.map(({ id }) => id)),
          ...added.map((submission) => shownEvent('SubmissionShown', submission, participantId)),
        ];
      }
    }
  },

  evolve(roster, event) {
    const { participants, shown } = roster;
    switch (event.type) {
      case 'ParticipantListed':
        return { ...roster, participants: { ...participants, [event.data.participantId]: true } };
      case 'ParticipantUnlisted': {
        const { [event.data.participantId]: _, ...others } = participants;
        return { ...roster, participants: others };
      }
      case 'SubmissionShown': {
        const { submissionId, elementId, participantId } = event.data;
        return { ...roster, shown: { ...shown, [submissionId]: { elementId, participantId } } };
      }
      case 'SubmissionHidden': {
        const { [event.data.submissionId]: _, ...others } = shown;
        return { ...roster, shown: others };
      }
      default:
        return roster;
    }
  },
};

const shownEvent = (
  type: 'SubmissionShown' | 'SubmissionHidden',
  { id, elementId }: Readonly<{ id: string; elementId: string }>,
  participantId: string,
): RosterEvent => ({ type, data: { submissionId: id, elementId, participantId } });

/** The shared submissions of all others, as a participant finds them. */
export const othersOf = ({ shown }: Roster, participantId: string): Others => ({
  shared: new Set(
    Object.values(shown)
      .filter((submission) => submission.participantId !== participantId)
      .map(({ elementId }) => elementId),
  ),
});

type Entered = Extract<LearnerEvent, { type: 'SeminarEntered' }>['data'];
type LearnerCommand = Message<'EnterSeminar', Entered> | Message<'LeaveSeminar', Entered>;

/** The seminars in which somebody takes part. It follows the streams of their participations. */
export const learnerDecider: Decider<readonly string[], LearnerCommand, LearnerEvent> = {
  initialState: [],
  decide({ type, data: { seminarId } }, seminars) {
    const isThere = seminars.includes(seminarId);
    if (isThere === (type === 'EnterSeminar')) return [];
    return [{ type: type === 'EnterSeminar' ? 'SeminarEntered' : 'SeminarLeft', data: { seminarId } }];
  },
  evolve(seminars, { type, data: { seminarId } }) {
    if (type === 'SeminarEntered') return [...seminars, seminarId];
    return type === 'SeminarLeft' ? seminars.filter((id) => id !== seminarId) : seminars;
  },
};
