import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export type Appointment = Readonly<{
  id: string;
  summary: string;
  /** ISO 8601, UTC. */
  start: string;
  end: string;
  description?: string;
  url?: string;
  /** A calendar replaces an appointment of this id by one with a higher number. */
  sequence: number;
  isCancelled?: boolean;
}>;

type Calendar = Readonly<{
  name: string;
  appointments: readonly Appointment[];
  /** Set in a mail about one appointment. */
  method?: 'REQUEST' | 'CANCEL';
  /** Organizer and attendee of the appointment in a mail. */
  organizer?: Readonly<{ name: string; email: string }>;
  attendee?: string;
}>;

/**
 * An iCalendar file (RFC 5545). Times are UTC: a calendar shows each time in the reader's zone, which stays correct when daylight
 * saving begins or ends.
 */
export function calendarFile({ name, appointments, method, organizer, attendee }: Calendar): string {
  const calendar = ical({ name, prodId: { company: 'Rostra', product: 'Rostra' } });
  if (method) calendar.method(ICalCalendarMethod[method]);
  for (const { id, summary, start, end, description, url, sequence, isCancelled } of appointments) {
    const event = calendar.createEvent({
      ...{ id: `${id}@rostra`, summary, start: new Date(start), end: new Date(end), sequence },
      ...(description && { description }),
      ...(url && { url, location: url }),
      ...(organizer && { organizer }),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (attendee) event.createAttendee({ email: attendee, rsvp: false });
  }
  return calendar.toString();
}
