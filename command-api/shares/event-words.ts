import type { ShareEvent } from '#domain/shares/events.ts';
import type { GuestEvent } from '#domain/shares/guest-events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<ShareEvent | GuestEvent> = {
  SharingBegun: { de: () => 'Vortrag zum ersten Mal geteilt', en: () => 'Talk shared for the first time' },
  TalkShared: { de: () => 'Vortrag geteilt', en: () => 'Talk shared' },
  ShareEnded: { de: () => 'Vortrag nicht mehr geteilt', en: () => 'Talk no longer shared' },
  SharedTalkSeen: { de: () => 'Geteilten Vortrag angesehen', en: () => 'Shared talk looked at' },
  ShareFeedbackGiven: { de: () => 'Rückmeldung zu einem Vortrag', en: () => 'Feedback on a talk' },
  ShareFeedbackDeleted: { de: () => 'Rückmeldung gelöscht', en: () => 'Feedback deleted' },
  GuestLinkMade: { de: () => 'Gastlink erstellt', en: () => 'Guest link created' },
  GuestLinkOpened: { de: () => 'Gastlink geöffnet', en: () => 'Guest link opened' },
  GuestLinkEnded: { de: () => 'Gastlink beendet', en: () => 'Guest link ended' },
  ShareFeedbackRead: { de: () => 'Rückmeldungen gelesen', en: () => 'Feedback read' },
};
