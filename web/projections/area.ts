import { msg } from '@lingui/core/macro';
import { Database } from 'lucide-react';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import { ClosedPage } from '../administration/for-others.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits(administersProjections);

export const projectionsArea = {
  name: 'projections',
  pages: [
    {
      path: '/admin/projections',
      page: lazyPart('projections', () => import('./projections-page.tsx'), 'ProjectionsPage'),
      title: msg`Lesemodelle`,
      gate,
      closed: ClosedPage,
    },
  ],
  navigation: [
    {
      href: '/admin/projections',
      below: '/admin/projections',
      label: msg`Lesemodelle`,
      purpose: msg`Prüfen und neu aufbauen, was Seiten zeigen.`,
      icon: Database,
      order: 900,
      gate,
      place: 'administration',
    },
  ],
} satisfies WebArea;
