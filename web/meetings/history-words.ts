import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/meetings/contract/event-words.ts';
import type { Meeting } from '#domain/meetings/decider.ts';
import type { meetingEvents } from '#domain/meetings/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const meetingsHistory: WordsOf<typeof meetingEvents, Meeting> = {
  streams: { meeting: msg`Treffen` },
  events: eventWords,
  sentences: {
    MeetingCreated: msg({ message: '{who} hat das Treffen {what} angelegt.' }),
    MeetingChanged: msg({ message: '{who} hat das Treffen {what} geändert.' }),
    MeetingPersonInvited: msg({ message: '{who} hat {whom} zum Treffen {what} eingeladen.' }),
    MeetingPersonRemoved: msg({ message: '{who} hat jemanden vom Treffen {what} ausgeladen.' }),
    MeetingCancelled: msg({ message: '{who} hat das Treffen {what} abgesagt.' }),
  },
  fields: {
    changes: msg`Wie oft geändert`,
    creatorId: msg`Eingeladen von`,
    endDate: msg`Ende`,
    inviteeId: msg`Eingeladene Person`,
    invitees: msg`Eingeladen`,
    isCancelled: msg`Abgesagt`,
    kind: msg`Art des Treffens`,
    meetingLink: msg`Link`,
    password: msg`Passwort`,
    sealId: msg`Schlüssel der Adresse`,
    startDate: msg`Beginn`,
    subject: msg`Thema`,
    timeZone: msg`Zeitzone`,
    userId: msg`Konto`,
  },
  values: {
    custom_meeting: msg`eigenes Treffen`,
    blizz_meeting: msg`über einen fremden Dienst`,
  },
};
