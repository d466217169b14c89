import type { HowToEvent, HowToOrderEvent, WatchedEvent } from '#domain/showcase/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<HowToEvent | HowToOrderEvent | WatchedEvent> = {
  HowToVideoAdded: {
    de: ({ title }) => `Anleitung „${title}“ hinzugefügt`,
    en: ({ title }) => `How-to video “${title}” added`,
  },
  HowToVideoEdited: {
    de: ({ title }) => `Anleitung „${title}“ bearbeitet`,
    en: ({ title }) => `How-to video “${title}” edited`,
  },
  HowToChaptersChanged: {
    de: () => 'Kapitel der Anleitung geändert',
    en: () => 'Chapters of the how-to video changed',
  },
  HowToPlacesChanged: {
    de: () => 'Seiten geändert, auf denen die Anleitung angeboten wird',
    en: () => 'Pages that offer the how-to video changed',
  },
  HowToCaptionsAdded: { de: () => 'Untertitel hinzugefügt', en: () => 'Captions added' },
  HowToCaptionsRemoved: { de: () => 'Untertitel entfernt', en: () => 'Captions removed' },
  HowToVideoPublished: { de: () => 'Anleitung veröffentlicht', en: () => 'How-to video published' },
  HowToVideoWithdrawn: {
    de: () => 'Anleitung wieder zum Entwurf gemacht',
    en: () => 'How-to video made a draft again',
  },
  HowToVideoDeleted: { de: () => 'Anleitung gelöscht', en: () => 'How-to video deleted' },
  HowToVideosOrdered: { de: () => 'Anleitungen neu geordnet', en: () => 'How-to videos put in order' },
  HowToVideoWatched: { de: () => 'Anleitung angesehen', en: () => 'How-to video watched' },
  HowToVideoUnwatched: {
    de: () => 'Anleitung wieder als ungesehen markiert',
    en: () => 'How-to video marked as not watched',
  },
};
