import type { ArticleEvent } from '#domain/news/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<ArticleEvent> = {
  ArticleWritten: {
    de: ({ title }) => `Artikel „${title}“ geschrieben`,
    en: ({ title }) => `Article “${title}” written`,
  },
  ArticleEdited: { de: ({ title }) => `Artikel „${title}“ bearbeitet`, en: ({ title }) => `Article “${title}” edited` },
  ArticleBannerChanged: { de: () => 'Bild des Artikels geändert', en: () => 'Banner of the article changed' },
  ArticleFileAdded: { de: ({ name }) => `Datei „${name}“ angehängt`, en: ({ name }) => `File “${name}” attached` },
  ArticleFileRemoved: { de: () => 'Datei entfernt', en: () => 'File removed' },
  ArticlePublished: { de: () => 'Artikel veröffentlicht', en: () => 'Article published' },
  ArticleDeleted: { de: () => 'Artikel gelöscht', en: () => 'Article deleted' },
};
