import { msg } from '@lingui/core/macro';
import { GraduationCap } from 'lucide-react';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits('seminar:default');

export const seminarsArea = {
  name: 'seminars',
  pages: [
    {
      path: '/seminars',
      page: lazyPart('seminars', () => import('./home/home-page.tsx'), 'SeminarHomePage'),
      title: msg`Seminare`,
      gate,
    },
    {
      path: '/seminars/details/:id?',
      page: lazyPart('seminars', () => import('./details/details-page.tsx'), 'SeminarDetailsPage'),
      gate,
    },
    {
      path: '/seminars/edit/:id',
      page: lazyPart('seminars', () => import('./edit/edit-page.tsx'), 'SeminarEditPage'),
      gate,
    },
    {
      path: '/seminars/admin/:id?',
      page: lazyPart('seminars', () => import('./admin/admin-page.tsx'), 'SeminarAdminPage'),
      gate,
    },
  ],
  navigation: [
    {
      href: '/seminars',
      below: '/seminars',
      label: msg`Seminare`,
      purpose: msg`In Schritten lernen, oder andere unterrichten.`,
      icon: GraduationCap,
      order: 40,
      gate,
    },
  ],
  errors: {
    seminar_closed: msg`Dieses Seminar nimmt gerade nichts an.`,
    seminar_incomplete: msg`Bevor Sie das Seminar veröffentlichen, fehlt noch etwas. Sehen Sie in der Liste nach.`,
  },
  readModels: msg`Seminare`,
} satisfies WebArea;
