import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/news/contract/event-words.ts';
import type { ArticleState } from '#domain/news/decider.ts';
import type { articleEvents } from '#domain/news/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const newsHistory: WordsOf<typeof articleEvents, ArticleState> = {
  streams: { article: msg`Artikel` },
  events: eventWords,
  sentences: {
    ArticleWritten: msg({ message: '{who} hat den Artikel {what} geschrieben.' }),
    ArticleEdited: msg({ message: '{who} hat den Artikel {what} bearbeitet.' }),
    ArticlePublished: msg({ message: '{who} hat den Artikel {what} veröffentlicht.' }),
    ArticleDeleted: msg({ message: '{who} hat einen Artikel gelöscht.' }),
  },
  fields: {
    address: msg`Ablage`,
    authorId: msg`Geschrieben von`,
    banner: msg`Bild`,
    body: msg`Text`,
    contentType: msg`Dateityp`,
    fileId: msg`Datei`,
    files: msg`Dateien`,
    id: msg`Kennung`,
    isDraft: msg`Entwurf`,
    media: msg`Datei`,
    title: msg`Titel`,
  },
  values: {},
};
