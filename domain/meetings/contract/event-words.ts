import type { EventWords } from '#domain/kernel/event-words.ts';
import type { MeetingEvent } from '../events.ts';

export const eventWords: EventWords<MeetingEvent> = {
  MeetingCreated: { de: 'Treffen angelegt', en: 'Meeting created' },
  MeetingChanged: { de: 'Treffen geändert', en: 'Meeting changed' },
  MeetingPersonInvited: { de: 'Jemanden eingeladen', en: 'Somebody invited' },
  MeetingPersonRemoved: { de: 'Jemanden ausgeladen', en: 'Somebody taken out' },
  MeetingPersonForgotten: {
    de: 'Eingeladene Person gelöscht: Die Adresse ist unlesbar',
    en: "Invited person erased: the address can't be read",
  },
  MeetingCancelled: { de: 'Treffen abgesagt', en: 'Meeting cancelled' },
};
