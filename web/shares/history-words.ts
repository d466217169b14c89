import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/shares/contract/event-words.ts';
import type { Sharing } from '#domain/shares/decider.ts';
import type { shareEvents } from '#domain/shares/events.ts';
import type { guestEvents } from '#domain/shares/guest-events.ts';
import type { GuestLink } from '#domain/shares/guest-link.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const sharesHistory: WordsOf<typeof shareEvents & typeof guestEvents, Sharing & GuestLink> = {
  streams: { sharing: msg`Geteilter Vortrag`, guestlink: msg`Gastlink` },
  events: eventWords,
  sentences: {
    SharingBegun: msg({ message: '{who} hat zum ersten Mal den Vortrag {what} geteilt.' }),
    TalkShared: msg({ message: '{who} hat den Vortrag {what} mit {whom} geteilt.' }),
    ShareEnded: msg({ message: '{who} hat das Teilen des Vortrags {what} beendet.' }),
    SharedTalkSeen: msg({ message: '{who} hat den geteilten Vortrag {what} angesehen.' }),
    ShareFeedbackRead: msg({ message: '{who} hat Rückmeldungen zum Vortrag {what} gelesen.' }),
    ShareFeedbackGiven: msg({ message: '{who} hat zum geteilten Vortrag {what} eine Rückmeldung gegeben.' }),
  },
  fields: {
    authorId: msg`Geschrieben von`,
    feedback: msg`Rückmeldungen`,
    feedbackId: msg`Rückmeldung`,
    feedbackIds: msg`Rückmeldungen`,
    hasPassword: msg`Mit Passwort`,
    isEnded: msg`Beendet`,
    isRead: msg`Gelesen`,
    label: msg`Für wen`,
    name: msg`Name`,
    offset: msg`Sekunde`,
    reach: msg`Reichweite`,
    recipientId: msg`Geteilt mit`,
    seenAt: msg`Angesehen`,
    shares: msg`Geteilt mit`,
    target: msg`Was`,
    targetId: msg`Kennung`,
    text: msg`Text`,
    until: msg`Bis`,
    withMedia: msg`Mit Aufnahme`,
  },
  values: {
    anybody: msg`alle`,
    groups: msg`gemeinsame Gruppen`,
    removed: msg`zurückgenommen`,
    revoked: msg`beendet`,
    seminar: msg`Seminar`,
    talk: msg`Vortrag`,
  },
};
