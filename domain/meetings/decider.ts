import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { MeetingEvent } from './events.ts';

type Events = { [E in MeetingEvent as E['type']]: E['data'] };
type Appointment = Events['MeetingCreated'];
export type Invitee = Events['MeetingPersonInvited'];

/** `changes`: how often people were notified of a change; calendars use this number too. */
export type Meeting = Appointment & Readonly<{ invitees: readonly Invitee[]; isCancelled: boolean; changes: number }>;

type Plan = Appointment & Readonly<{ invitees: readonly Invitee[] }>;

export type MeetingCommand =
  | Message<'CreateMeeting', Plan>
  /** Only the person who created the meeting may edit it. People who are no longer listed are removed. */
  | Message<'EditMeeting', Plan>
  | Message<'CancelMeeting', Readonly<{ byId: string }>>
  | Message<'ForgetInvitee', Readonly<{ userId: string }>>
  /** The organizer was erased; does nothing for another person. */
  | Message<'CloseMeeting', Readonly<{ creatorId: string }>>;

/** The time of a meeting, and its people. */
export const meetingDecider: Decider<Meeting | null, MeetingCommand, MeetingEvent> = {
  initialState: null,

  decide(command, meeting) {
    switch (command.type) {
      case 'CreateMeeting':
        return meeting ? [] : decideCreate(command.data);
      case 'EditMeeting':
        return decideEdit(command.data, meeting);
      case 'CancelMeeting':
        if (!meeting || meeting.creatorId !== command.data.byId) return refuse('not_found');
        return meeting.isCancelled ? [] : [{ type: 'MeetingCancelled', data: {} }];
      case 'CloseMeeting':
        return !meeting || meeting.isCancelled || meeting.creatorId !== command.data.creatorId
          ? []
          : [{ type: 'MeetingCancelled', data: {} }];
      case 'ForgetInvitee':
        return (meeting?.invitees ?? [])
          .filter(({ userId }) => userId === command.data.userId)
          .map(({ inviteeId }) => ({ type: 'MeetingPersonForgotten', data: { inviteeId } }));
    }
  },

  evolve(meeting, event) {
    if (event.type === 'MeetingCreated')
      return { ...appointmentOf(event.data), invitees: [], isCancelled: false, changes: 0 };
    if (!meeting) return meeting;
    switch (event.type) {
      case 'MeetingChanged':
        return { ...meeting, ...appointmentOf(event.data), changes: meeting.changes + 1 };
      case 'MeetingPersonInvited': {
        const { inviteeId, email, sealId, userId } = event.data;
        return { ...meeting, invitees: [...meeting.invitees, { inviteeId, email, sealId, userId }] };
      }
      case 'MeetingPersonRemoved':
      case 'MeetingPersonForgotten':
        return { ...meeting, invitees: without(meeting, event.data.inviteeId) };
      case 'MeetingCancelled':
        return { ...meeting, isCancelled: true, changes: meeting.changes + 1 };
      default:
        return meeting;
    }
  },
};

function decideCreate(plan: Plan): readonly MeetingEvent[] {
  refuseWrong(plan);
  return [{ type: 'MeetingCreated', data: appointmentOf(plan) }, ...plan.invitees.map(invited)];
}

function decideEdit(plan: Plan, meeting: Meeting | null): readonly MeetingEvent[] {
  if (!meeting || meeting.isCancelled || meeting.creatorId !== plan.creatorId) return refuse('not_found');
  refuseWrong(plan);
  const [before, after] = [appointmentOf(meeting), appointmentOf(plan)];
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  const isIn = (list: readonly Invitee[]) => (one: Invitee) => list.some(({ email }) => sameAddress(email, one.email));
  const isMissing = (list: readonly Invitee[]) => (one: Invitee) => !isIn(list)(one);
  return [
    ...meeting.invitees
      .filter(isMissing(plan.invitees))
      .map(({ inviteeId }) => ({ type: 'MeetingPersonRemoved', data: { inviteeId } }) as const),
    // Removed people are not notified of the change; new people get only the invitation.
    ...(isSame ? [] : [{ type: 'MeetingChanged', data: after } as const]),
    ...plan.invitees.filter(isMissing(meeting.invitees)).map(invited),
  ];
}

function refuseWrong({ startDate, endDate, kind, meetingLink }: Plan): void {
  if (Date.parse(endDate) <= Date.parse(startDate)) refuse('invalid_input', 'end');
  if (kind === 'blizz_meeting' && meetingLink === '') refuse('invalid_input', 'meetingLink');
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = ({ invitees }: Meeting, gone: string) => invitees.filter(({ inviteeId }) => inviteeId !== gone);
const invited = ({ inviteeId, email, sealId, userId }: Invitee) =>
  ({ type: 'MeetingPersonInvited', data: { inviteeId, email, sealId, userId } }) as const;

const appointmentOf = (of: Appointment): Appointment => ({
  ...{ creatorId: of.creatorId, kind: of.kind, subject: of.subject, startDate: of.startDate, endDate: of.endDate },
  ...{ timeZone: of.timeZone, meetingLink: of.meetingLink, password: of.password },
});
