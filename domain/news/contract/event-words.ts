import type { EventWords } from '#domain/kernel/event-words.ts';
import type { ArticleEvent } from '../events.ts';

export const eventWords: EventWords<ArticleEvent> = {
  ArticleWritten: {
    de: 'Artikel geschrieben',
    en: 'Article written',
    detail: ({ title }) => title,
  },
  ArticleEdited: {
    de: 'Artikel bearbeitet',
    en: 'Article edited',
    detail: ({ title }) => title,
  },
  ArticleBannerChanged: { de: 'Bild geändert', en: 'Picture changed' },
  ArticleFileAdded: {
    de: 'Datei angehängt',
    en: 'File attached',
    detail: ({ name }) => name,
  },
  ArticleFileRemoved: { de: 'Datei entfernt', en: 'File removed' },
  ArticlePublished: { de: 'Artikel veröffentlicht', en: 'Article published' },
  ArticleDeleted: { de: 'Artikel gelöscht', en: 'Article deleted' },
};
