import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';
import { ToImprint } from './to-imprint.tsx';

const page = lazyPart('product', () => import('./legal-page.tsx'), 'LegalPage');
const texts = ['imprint', 'privacy', 'terms', 'contact'].map((name) => `/legal/${name}`);

export const productArea = {
  name: 'product',
  pages: [
    ...[...texts, '/imprint', '/privacy', '/contact'].map((path) => ({ path, page, frame: 'open' as const })),
    { path: '/legal/*?', page: ToImprint, frame: 'open' },
  ],
} satisfies WebArea;
