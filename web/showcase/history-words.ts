import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/showcase/contract/event-words.ts';
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
    events: eventWords,
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
