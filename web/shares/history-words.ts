import { msg } from '@lingui/core/macro';
import type { Sharing } from '#domain/shares/decider.ts';
import type { shareEvents } from '#domain/shares/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const sharesHistory: WordsOf<typeof shareEvents, Sharing> = {
  streams: { sharing: msg`Geteilter Vortrag` },
  events: {
    SharingBegun: msg`Zum ersten Mal geteilt`,
    TalkShared: msg`Geteilt`,
    ShareEnded: msg`Nicht mehr geteilt`,
    SharedTalkSeen: msg`Angesehen`,
    ShareFeedbackGiven: msg`Rückmeldung gegeben`,
    ShareFeedbackDeleted: msg`Rückmeldung gelöscht`,
    ShareFeedbackRead: msg`Rückmeldungen gelesen`,
  },
  fields: {
    authorId: msg`Geschrieben von`,
    feedback: msg`Rückmeldungen`,
    feedbackId: msg`Rückmeldung`,
    feedbackIds: msg`Rückmeldungen`,
    isRead: msg`Gelesen`,
    offset: msg`Sekunde`,
    reach: msg`Reichweite`,
    recipientId: msg`Geteilt mit`,
    seenAt: msg`Angesehen`,
    shares: msg`Geteilt mit`,
    text: msg`Text`,
    until: msg`Bis`,
    withMedia: msg`Mit Aufnahme`,
  },
  values: { anybody: msg`alle`, groups: msg`gemeinsame Gruppen`, removed: msg`zurückgenommen` },
};
