import { msg } from '@lingui/core/macro';
import { GraduationCap } from 'lucide-react';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { ClosedPage } from '../administration/for-others.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits(administersUsers);

export const platformsArea = {
  name: 'platforms',
  pages: [
    {
      path: '/admin/platforms',
      page: lazyPart('platforms', () => import('./platforms-page.tsx'), 'PlatformsPage'),
      title: msg`Lernplattformen`,
      gate,
      closed: ClosedPage,
    },
    {
      path: '/arrival',
      page: lazyPart('platforms', () => import('./arrival-page.tsx'), 'ArrivalPage'),
      title: msg`Willkommen`,
      frame: 'plain',
    },
  ],
  navigation: [
    {
      href: '/admin/platforms',
      below: '/admin/platforms',
      label: msg`Lernplattformen`,
      icon: GraduationCap,
      order: 880,
      gate,
      place: 'administration',
    },
  ],
  settings: [
    {
      group: 'sign-in',
      order: 35,
      part: lazyPart('platforms', () => import('./connected-platforms.tsx'), 'ConnectedPlatforms'),
    },
  ],
  readModels: msg`Lernplattformen`,
} satisfies WebArea;
