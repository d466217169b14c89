import { msg } from '@lingui/core/macro';
import { Newspaper } from 'lucide-react';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

export const newsArea = {
  name: 'news',
  pages: [
    {
      path: '/news',
      page: lazyPart('news', () => import('./list/news-page.tsx'), 'NewsPage'),
      title: msg`Neuigkeiten`,
    },
    { path: '/news/:id', page: lazyPart('news', () => import('./page/article-page.tsx'), 'ArticlePage') },
  ],
  navigation: [{ href: '/news', below: '/news', label: msg`Neuigkeiten`, icon: Newspaper, order: 65 }],
  dashboard: [
    {
      order: 40,
      column: 'side',
      part: firstPart('news', () => import('./dashboard/latest-news.tsx'), 'LatestNews'),
    },
  ],
  readModels: msg`Neuigkeiten`,
} satisfies WebArea;
