import type { EventWords } from '#domain/kernel/event-words.ts';
import type { HowToEvent, HowToOrderEvent, WatchedEvent } from '../events.ts';

export const eventWords: EventWords<HowToEvent | HowToOrderEvent | WatchedEvent> = {
  HowToVideoAdded: {
    de: 'Anleitung hinzugefügt',
    en: 'How-to video added',
    detail: ({ title }) => title,
  },
  HowToVideoEdited: {
    de: 'Anleitung bearbeitet',
    en: 'How-to video edited',
    detail: ({ title }) => title,
  },
  HowToChaptersChanged: { de: 'Kapitel geändert', en: 'Chapters changed' },
  HowToPlacesChanged: { de: 'Seiten geändert, die sie anbieten', en: 'Pages that offer it changed' },
  HowToCaptionsAdded: { de: 'Untertitel hinzugefügt', en: 'Captions added' },
  HowToCaptionsRemoved: { de: 'Untertitel entfernt', en: 'Captions removed' },
  HowToVideoPublished: { de: 'Anleitung veröffentlicht', en: 'How-to video published' },
  HowToVideoWithdrawn: { de: 'Anleitung wieder Entwurf', en: 'How-to video made a draft again' },
  HowToVideoDeleted: { de: 'Anleitung gelöscht', en: 'How-to video deleted' },
  HowToVideosOrdered: { de: 'Anleitungen geordnet', en: 'How-to videos put in order' },
  HowToVideoWatched: { de: 'Anleitung angesehen', en: 'How-to video watched' },
  HowToVideoUnwatched: { de: 'Anleitung wieder als ungesehen markiert', en: 'How-to video marked as not watched' },
};
