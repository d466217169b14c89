import type { Decider } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { Others } from './contract/progress.ts';
import type { LearnerEvent, RosterEvent } from './events.ts';

/** The participants, and their shared submissions. Follows the participants' own streams. */
export type Roster = Readonly<{
  participants: Readonly<Record<string, true>>;
  /** By participant, then by submission: the element. With a single record, each event would copy thousands of entries. */
  shown: Readonly<Record<string, Readonly<Record<string, string>>>>;
}>;

type Events = { [E in RosterEvent as E['type']]: E['data'] };
type RosterCommand =
  | Message<'ListParticipant', Events['ParticipantListed']>
  | Message<'UnlistParticipant', Events['ParticipantUnlisted']>
  /** All shared submissions of the participant. */
  | Message<
      'ShowSubmissions',
      Readonly<{ participantId: string; submissions: readonly Readonly<{ id: string; elementId: string }>[] }>
    >;

export const rosterDecider: Decider<Roster, RosterCommand, RosterEvent> = {
  initialState: { participants: {}, shown: {} },

  decide(command, { participants, shown }) {
    const { participantId } = command.data;
    const own = shown[participantId] ?? {};
    const hidden = (kept: readonly string[]) =>
      Object.entries(own)
        .filter(([id]) => !kept.includes(id))
        .map(([id, elementId]) => shownEvent('SubmissionHidden', { id, elementId }, participantId));
    switch (command.type) {
      case 'ListParticipant':
        return participants[participantId] ? [] : [{ type: 'ParticipantListed', data: { participantId } }];
      case 'UnlistParticipant':
        if (!participants[participantId]) return [];
        return [...hidden([]), { type: 'ParticipantUnlisted', data: { participantId } }];
      case 'ShowSubmissions': {
        const { submissions } = command.data;
        const added = submissions.filter(({ id }) => !own[id]);
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
        const own = { ...shown[participantId], [submissionId]: elementId };
        return { ...roster, shown: { ...shown, [participantId]: own } };
      }
      case 'SubmissionHidden': {
        const { submissionId, participantId } = event.data;
        const { [submissionId]: _, ...own } = shown[participantId] ?? {};
        return { ...roster, shown: { ...shown, [participantId]: own } };
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

/** The shared submissions of all other participants. */
export const othersOf = ({ shown }: Roster, participantId: string): Others => ({
  shared: new Set(
    Object.entries(shown).flatMap(([sharer, submissions]) =>
      sharer === participantId ? [] : Object.values(submissions),
    ),
  ),
});

type Entered = Extract<LearnerEvent, { type: 'SeminarEntered' }>['data'];
type LearnerCommand = Message<'EnterSeminar', Entered> | Message<'LeaveSeminar', Entered>;

/** The seminars of a person. This stream follows the streams of their participations. */
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
