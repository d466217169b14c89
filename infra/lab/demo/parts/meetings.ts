import { meetingCommands } from '#domain/meetings/contract/calls.ts';
import type { Name } from '../cast.ts';
import { done, type Part } from '../stage.ts';
import { circle } from './groups.ts';

type Appointment = Readonly<{
  who: Name;
  subject: string;
  made: number;
  on: number;
  from: string;
  to: string;
  with: readonly Name[];
}>;

const appointments: readonly Appointment[] = [
  {
    who: 'miriam',
    subject: 'Rückmeldung unter vier Augen',
    made: 30,
    on: 24,
    from: '14:00',
    to: '14:30',
    with: ['lea'],
  },
  { who: 'miriam', subject: 'Abschlussabend', made: 9, on: -6, from: '17:00', to: '18:30', with: circle },
  {
    who: 'lea',
    subject: 'Generalprobe: Vier-Tage-Woche',
    made: 4,
    on: -3,
    from: '11:00',
    to: '11:45',
    with: ['jonas', 'sophie'],
  },
];

/** One past meeting, and others in the coming days. */
export const meetings: Part = (stage) =>
  appointments.map(({ who, subject, made, on, from, to, with: invited }) => ({
    at: stage.daysAgo(made, '12:00'),
    does() {
      const [startDate, end] = [stage.daysAgo(on, from).toISOString(), stage.daysAgo(on, to).toISOString()];
      const body = { subject, startDate, end, timeZone: 'Europe/Berlin', invitedUsers: stage.emails(invited) };
      return done(stage.by(who).send(meetingCommands.CreateMeeting, { body }));
    },
  }));
