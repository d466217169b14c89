import * as z from 'zod/mini';
import { type CommandCall, FileContent, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';

/** `blizz_meeting` takes place elsewhere, behind a link. */
const MeetingKind = z.enum(['custom_meeting', 'blizz_meeting']);
const Address = z.pipe(z.string().check(z.trim()), z.email().check(z.maxLength(254)));
const Moment = z.iso.datetime({ offset: true });

/** Absent: mails use the creator's language, and UTC for times. */
const appointment = {
  type: MeetingKind,
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  startDate: Moment,
  end: Moment,
  timeZone: z.string().check(z.trim(), z.maxLength(100), z.refine(isTimeZone)),
  meetingLink: z.union([
    z.literal(''),
    z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000), z.refine(isWithoutCredentials)),
  ]),
  password: z.string().check(z.trim(), z.maxLength(100)),
  /** People by address; people without an account get mails too. */
  invitedUsers: z.array(Address).check(z.maxLength(100)),
  extraUsers: z.array(Address).check(z.maxLength(100)),
};
const NewAppointment = z.object({
  ...appointment,
  type: z._default(appointment.type, 'custom_meeting'),
  timeZone: z._default(appointment.timeZone, 'UTC'),
  meetingLink: z._default(appointment.meetingLink, ''),
  password: z._default(appointment.password, ''),
  invitedUsers: z._default(appointment.invitedUsers, []),
  extraUsers: z._default(appointment.extraUsers, []),
});

const errors = ['invalid_input', 'email_not_confirmed', 'too_many_requests', 'idempotency_mismatch'] as const;

export const meetingCommands = {
  CreateMeeting: {
    method: 'POST',
    path: '/api/Meetings/CreateMeeting',
    body: NewAppointment,
    answer: z.object({ id: Id }),
    status: 201,
    errors,
  },
  /** An absent field keeps its value. People are notified of their changes. */
  EditMeeting: {
    method: 'PUT',
    path: '/api/Meetings/EditMeeting',
    body: z.extend(z.partial(z.object(appointment)), { meetingId: Id }),
    answer: Nothing,
    status: 204,
    errors: [...errors, 'not_found'],
  },
  /** Cancels the meeting. Everybody who is invited is notified. */
  DeleteMeeting: {
    method: 'DELETE',
    path: '/api/Meetings/DeleteMeeting',
    query: z.object({ meetingId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'idempotency_mismatch'],
  },
  /** Creates a new secret address for calendar programs; the previous one stops working. Only this answer contains it. */
  MakeCalendarFeed: {
    method: 'POST',
    path: '/api/Meetings/Feed',
    body: z.nullish(NoInput),
    answer: z.object({ url: z.string() }),
    status: 200,
    errors: [],
  },
  EndCalendarFeed: {
    method: 'DELETE',
    path: '/api/Meetings/Feed',
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [],
  },
} as const satisfies Record<string, CommandCall>;

const Person = z.object({
  /** Null for people without an account. */
  id: z.nullable(Id),
  username: z.nullable(z.string()),
  name: z.nullable(ShownName),
  /** For the organizer; null for everybody else. */
  email: z.nullable(z.string()),
});

const Meeting = z.object({
  id: Id,
  type: MeetingKind,
  subject: z.string(),
  /** Username; null if the person was erased. */
  creator: z.nullable(z.string()),
  creatorName: z.nullable(ShownName),
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
  startDate: z.iso.datetime(),
  end: z.iso.datetime(),
  timeZone: z.string(),
  meetingLink: z.nullable(z.string()),
  password: z.nullable(z.string()),
  invitedUsers: z.array(Person),
  /** Addresses of people without an account, for the organizer. */
  extraUsers: z.array(z.string()),
});
export type Meeting = z.infer<typeof Meeting>;

/** The person's own meetings and those to which they are invited, by start. Includes past ones of the last 90 days. */
export const meetingList = {
  method: 'GET',
  path: '/api/Meetings/',
  name: 'meeting-list',
  query: NoInput,
  answer: z.array(Meeting),
} as const satisfies QueryCall;

/** Whether there is a secret address for calendar programs, and since when. */
export const calendarFeed = {
  method: 'GET',
  path: '/api/Meetings/Feed',
  name: 'calendar-feed',
  query: NoInput,
  answer: z.object({ since: z.nullable(z.iso.datetime()) }),
} as const satisfies QueryCall;

/** The meetings of a person as an iCalendar file (RFC 5545), for anybody who has the secret address. */
export const calendarFile = {
  method: 'GET',
  path: '/api/Calendar/:token',
  name: 'calendar-file',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}(\.ics)?$/)) }),
  query: NoInput,
  answer: FileContent,
  contentType: 'text/calendar',
  errors: ['not_found'],
} as const satisfies QueryCall;

/** A name before the `@` could be mistaken for the host, and a password would be mailed to everybody. */
function isWithoutCredentials(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { username, password } = new URL(link);
  return !username && !password;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
