import { msg } from '@lingui/core/macro';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';
import { ToImprint } from './to-imprint.tsx';

const page = lazyPart('product', () => import('./legal-page.tsx'), 'LegalPage');
const texts = ['imprint', 'privacy', 'terms', 'contact', 'accessibility'].map((name) => `/legal/${name}`);

export const productArea = {
  name: 'product',
  pages: [
    ...[...texts, '/imprint', '/privacy', '/contact'].map((path) => ({ path, page, frame: 'open' as const })),
    {
      path: '/legal/licences',
      page: lazyPart('product', () => import('./licences-page.tsx'), 'LicencesPage'),
      title: msg`Lizenzen`,
      frame: 'open',
    },
    {
      path: '/help',
      page: lazyPart('product', () => import('./guide/help-page.tsx'), 'HelpPage'),
      title: msg`Hilfe`,
      frame: 'open',
    },
    {
      path: '/help/:guide',
      page: lazyPart('product', () => import('./guide/guide-page.tsx'), 'GuidePage'),
      frame: 'open',
    },
    { path: '/legal/*?', page: ToImprint, frame: 'open' },
  ],
} satisfies WebArea;
