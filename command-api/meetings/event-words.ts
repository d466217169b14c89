import type { MeetingEvent } from '#domain/meetings/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<MeetingEvent> = {
  MeetingCreated: { de: () => 'Treffen angelegt', en: () => 'Meeting created' },
  MeetingChanged: { de: () => 'Treffen geändert', en: () => 'Meeting changed' },
  MeetingPersonInvited: { de: () => 'Zum Treffen eingeladen', en: () => 'Invited to the meeting' },
  MeetingPersonRemoved: { de: () => 'Aus dem Treffen genommen', en: () => 'Removed from the meeting' },
  MeetingPersonForgotten: { de: () => 'Person gelöscht', en: () => 'Person erased' },
  MeetingCancelled: { de: () => 'Treffen abgesagt', en: () => 'Meeting cancelled' },
};
