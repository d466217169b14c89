import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { ArticleEvent } from './events.ts';

const [author, file] = ['a'.repeat(32), 'd'.repeat(32)];
const media = { address: `${author}/${'0'.repeat(64)}`, size: 4_312, contentType: 'image/webp' };

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<ArticleEvent> = {
  ArticleWritten: {
    type: 'ArticleWritten',
    data: { authorId: author, title: 'Neue Seminare', body: '<p>Ab Mai.</p>', banner: media },
  },
  ArticleEdited: {
    type: 'ArticleEdited',
    data: { authorId: author, title: 'Neue Seminare im Mai', body: '<p>Ab dem <strong>2. Mai</strong>.</p>' },
  },
  ArticleBannerChanged: { type: 'ArticleBannerChanged', data: { banner: null } },
  ArticleFileAdded: {
    type: 'ArticleFileAdded',
    data: { fileId: file, authorId: author, name: 'Plan.pdf', media: { ...media, contentType: 'application/pdf' } },
  },
  ArticleFileRemoved: { type: 'ArticleFileRemoved', data: { fileId: file } },
  ArticlePublished: { type: 'ArticlePublished', data: {} },
  ArticleDeleted: { type: 'ArticleDeleted', data: {} },
};
