import { msg } from '@lingui/core/macro';
import type { HowToState } from '#domain/showcase/decider.ts';
import type { howToEvents, howToOrderEvents, watchedEvents } from '#domain/showcase/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const showcaseHistory: WordsOf<typeof howToEvents & typeof howToOrderEvents & typeof watchedEvents, HowToState> =
  {
    streams: {
      howto: msg`Anleitung`,
      howtoorder: msg`Reihenfolge der Anleitungen`,
      watched: msg`Angesehene Anleitungen`,
    },
    events: {
      HowToVideoAdded: msg`Anleitung hinzugefügt`,
      HowToVideoEdited: msg`Anleitung bearbeitet`,
      HowToChaptersChanged: msg`Kapitel geändert`,
      HowToPlacesChanged: msg`Seiten geändert, die sie anbieten`,
      HowToCaptionsAdded: msg`Untertitel hinzugefügt`,
      HowToCaptionsRemoved: msg`Untertitel entfernt`,
      HowToVideoPublished: msg`Anleitung veröffentlicht`,
      HowToVideoWithdrawn: msg`Anleitung wieder Entwurf`,
      HowToVideoDeleted: msg`Anleitung gelöscht`,
      HowToVideosOrdered: msg`Anleitungen geordnet`,
      HowToVideoWatched: msg`Anleitung angesehen`,
      HowToVideoUnwatched: msg`Anleitung wieder als ungesehen markiert`,
    },
    sentences: {
      HowToVideoAdded: msg({ message: '{who} hat die Anleitung {what} hinzugefügt.' }),
      HowToVideoEdited: msg({ message: '{who} hat die Anleitung {what} bearbeitet.' }),
      HowToVideoPublished: msg({ message: '{who} hat die Anleitung {what} veröffentlicht.' }),
      HowToVideoWithdrawn: msg({ message: '{who} hat die Anleitung {what} wieder zum Entwurf gemacht.' }),
      HowToVideoDeleted: msg({ message: '{who} hat die Anleitung {what} gelöscht.' }),
      HowToVideosOrdered: msg({ message: '{who} hat die Anleitungen umgeordnet.' }),
    },
    fields: {
      address: msg`Ablage`,
      captions: msg`Untertitel`,
      chapters: msg`Kapitel`,
      contentType: msg`Dateityp`,
      description: msg`Beschreibung`,
      isDraft: msg`Entwurf`,
      media: msg`Datei`,
      places: msg`Angeboten auf`,
      seconds: msg`Ab Sekunde`,
      title: msg`Titel`,
      uri: msg`Link`,
      video: msg`Video`,
      videoId: msg`Anleitung`,
      videoIds: msg`Anleitungen in ihrer Reihenfolge`,
    },
    values: {
      file: msg`Datei`,
      link: msg`Link`,
      recorder: msg`Aufnahme`,
      report: msg`Bericht`,
    },
  };
