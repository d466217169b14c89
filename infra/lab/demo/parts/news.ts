import { newsUploads } from '#domain/news/contract/calls.ts';
import { done, type Part } from '../stage.ts';

const articles: readonly (readonly [daysAgo: number, title: string, body: string])[] = [
  [
    70,
    'Chapters for long talks',
    '<p>Mark the parts of a talk, and jump to them while you listen. You find it under <em>Chapters</em> in every report.</p>',
  ],
  [
    40,
    'Folien und Vortrag gehören zusammen',
    '<p>Laden Sie Ihre Folien als PDF hoch, planen Sie die Zeit für jede und nehmen Sie mit ihnen auf. Der Bericht zeigt danach, <strong>wo Sie länger gebraucht haben</strong>.</p>',
  ],
  [
    12,
    'Neue Seminare im Januar',
    '<p>Ab dem 12. Januar beginnen zwei neue Kurse:</p><ul><li>Frei sprechen, für alle, die noch ablesen</li><li>Zahlen erzählen, für alle mit Tabellen</li></ul>',
  ],
];

export const news: Part = (stage) => [
  ...articles.map(([days, title, body]) => ({
    at: stage.daysAgo(days, '10:30'),
    does: () => done(stage.admin().send(newsUploads.AddArticle, { form: { title, body } })),
  })),
  {
    at: stage.daysAgo(1, '10:30'),
    does: () =>
      done(
        stage.admin().send(newsUploads.AddArticle, {
          form: { title: 'Wartung am Sonntag', body: '<p>Am Sonntag zwischen 6 und 7 Uhr.</p>', draft: 'true' },
        }),
      ),
  },
];
