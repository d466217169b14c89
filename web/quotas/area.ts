import { msg } from '@lingui/core/macro';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

export const quotasArea = {
  name: 'quotas',
  pages: [
    {
      path: '/access',
      page: lazyPart('quotas', () => import('./access/access-page.tsx'), 'AccessPage'),
      title: msg`Mein Zugang`,
    },
  ],
  dashboard: [
    {
      order: 20,
      column: 'side',
      part: firstPart('quotas', () => import('./quota-card.tsx'), 'QuotaCard'),
      gate: permits('analysis:fast', 'analysis:relaxed'),
    },
  ],
  errors: { quota_exhausted: msg`Ihr Kontingent für diesen Monat ist aufgebraucht.` },
  readModels: msg`Kontingente`,
} satisfies WebArea;
