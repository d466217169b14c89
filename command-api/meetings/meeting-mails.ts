import type { Locale } from '#domain/kernel/contract.ts';
import type { Invitee, Meeting } from '#domain/meetings/decider.ts';
import { calendarFile } from '#infra/calendar/calendar-file.ts';
import { howToJoin } from '#infra/calendar/how-to-join.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import type { Mail } from '#infra/mail/put-mail.ts';

type MeetingTexts = Readonly<{ from: string; subject: string; when: string; password: string }>;

const details = (words: Readonly<Record<'when' | 'password', string>>, { when, password }: MeetingTexts) => [
  `${words.when}: ${when}`,
  ...(password ? [`${words.password}: ${password}`] : []),
];
const german = (given: MeetingTexts) => details({ when: 'Wann', password: 'Passwort' }, given);
const english = (given: MeetingTexts) => details({ when: 'When', password: 'Password' }, given);
const button = { de: 'Am Treffen teilnehmen', en: 'Join the meeting' } as const;

const mails = {
  invited: mailOf<{ about: MeetingTexts }>({
    de: ({ about }) => ({
      subject: `Einladung: ${about.subject}`,
      above: [`${about.from} lädt Sie zu einem Treffen ein: „${about.subject}“.`, ...german(about)],
      button: button.de,
      below: ['Der Termin liegt dieser Mail für Ihren Kalender bei.'],
    }),
    en: ({ about }) => ({
      subject: `Invitation: ${about.subject}`,
      above: [`${about.from} invites you to a meeting: “${about.subject}”.`, ...english(about)],
      button: button.en,
      below: ['The appointment is attached for your calendar.'],
    }),
  }),
  changed: mailOf<{ about: MeetingTexts }>({
    de: ({ about }) => ({
      subject: `Geändert: ${about.subject}`,
      above: [`${about.from} hat das Treffen „${about.subject}“ geändert. So ist es jetzt:`, ...german(about)],
      button: button.de,
      below: ['Der geänderte Termin liegt dieser Mail bei.'],
    }),
    en: ({ about }) => ({
      subject: `Changed: ${about.subject}`,
      above: [`${about.from} changed the meeting “${about.subject}”. This is how it is now:`, ...english(about)],
      button: button.en,
      below: ['The changed appointment is attached.'],
    }),
  }),
  cancelled: mailOf<{ about: MeetingTexts }>({
    de: ({ about }) => ({
      subject: `Abgesagt: ${about.subject}`,
      above: [`${about.from} hat das Treffen „${about.subject}“ (${about.when}) abgesagt.`],
      below: ['Öffnen Sie den beigelegten Termin, um ihn aus Ihrem Kalender zu nehmen.'],
    }),
    en: ({ about }) => ({
      subject: `Cancelled: ${about.subject}`,
      above: [`${about.from} cancelled the meeting “${about.subject}” (${about.when}).`],
      below: ['Open the attached appointment to remove it from your calendar.'],
    }),
  }),
} as const;

export type MeetingNews = keyof typeof mails;

type MeetingMail = Readonly<{
  id: string;
  meeting: Meeting;
  to: Invitee;
  /** Null if the recipient has no account. */
  firstName: string | null;
  locale: Locale;
  /** The recipient's own zone if it is known, else the zone of the meeting. */
  timeZone: string;
  /** `from`: the inviter's full name. `sender`: the address that mails come from. */
  from: string;
  sender: string;
}>;

/** One mail to one person, with the appointment for a calendar. */
export function meetingMail(
  news: MeetingNews,
  { id, meeting, to, firstName, locale, timeZone, from, sender }: MeetingMail,
): Mail {
  const { subject, meetingLink: link, password, startDate, endDate, changes } = meeting;
  const about = { from, subject, password, when: when({ startDate, endDate, timeZone, locale }) };
  const isCancelled = news === 'cancelled';
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const content = calendarFile({
    ...{ name: 'Rostra', method, organizer: { name: from, email: sender }, attendee: to.email },
    appointments: [
      {
        ...{ id: `meeting-${id}`, summary: subject, start: startDate, end: endDate, isCancelled },
        // For a removed person, the removal counts as one further change.
        sequence: isCancelled && !meeting.isCancelled ? changes + 1 : changes,
        ...(!isCancelled && howToJoin({ link, password, locale })),
      },
    ],
  });
  const mail = mails[news]({ to: to.email, locale, firstName, about, ...(link && !isCancelled && { link }) });
  return { ...mail, calendar: { method, content } };
}

type When = Readonly<Pick<Meeting, 'startDate' | 'endDate' | 'timeZone'> & { locale: Locale }>;

/** Names the time zone, because the recipient's own zone may be unknown. */
function when({ startDate, endDate, timeZone, locale }: When): string {
  const format = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    ...({ dateStyle: 'full', timeStyle: 'short', timeZone } as const),
  });
  return `${format.formatRange(new Date(startDate), new Date(endDate))} (${timeZone})`;
}
