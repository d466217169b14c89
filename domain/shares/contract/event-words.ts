import type { EventWords } from '#domain/kernel/event-words.ts';
import type { ShareEvent } from '../events.ts';
import type { GuestEvent } from '../guest-events.ts';

export const eventWords: EventWords<ShareEvent | GuestEvent> = {
  SharingBegun: { de: 'Zum ersten Mal geteilt', en: 'Shared for the first time' },
  TalkShared: { de: 'Geteilt', en: 'Shared' },
  ShareEnded: { de: 'Nicht mehr geteilt', en: 'No longer shared' },
  SharedTalkSeen: { de: 'Angesehen', en: 'Watched' },
  ShareFeedbackGiven: { de: 'Rückmeldung gegeben', en: 'Feedback given' },
  ShareFeedbackDeleted: { de: 'Rückmeldung gelöscht', en: 'Feedback deleted' },
  GuestLinkMade: { de: 'Gastlink erstellt', en: 'Guest link created' },
  GuestLinkOpened: { de: 'Gastlink geöffnet', en: 'Guest link opened' },
  GuestLinkEnded: { de: 'Gastlink beendet', en: 'Guest link ended' },
  ShareFeedbackRead: { de: 'Rückmeldungen gelesen', en: 'Feedback read' },
};
