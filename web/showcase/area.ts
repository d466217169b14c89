import { msg } from '@lingui/core/macro';
import { CirclePlay, Clapperboard } from 'lucide-react';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import { ClosedPage } from '../administration/for-others.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits(keepsContent);

export const showcaseArea = {
  name: 'showcase',
  pages: [
    {
      path: '/tutorials',
      page: lazyPart('showcase', () => import('./tutorials/tutorials-page.tsx'), 'TutorialsPage'),
      title: msg`Anleitungen`,
    },
    {
      path: '/tutorials/:id',
      page: lazyPart('showcase', () => import('./tutorials/tutorial-page.tsx'), 'TutorialPage'),
    },
    {
      path: '/admin/videos',
      page: lazyPart('showcase', () => import('./admin/videos-page.tsx'), 'VideosPage'),
      title: msg`Anleitungen verwalten`,
      gate,
      closed: ClosedPage,
    },
  ],
  navigation: [
    { href: '/tutorials', below: '/tutorials', label: msg`Anleitungen`, icon: CirclePlay, order: 67 },
    {
      href: '/admin/videos',
      below: '/admin/videos',
      label: msg`Videos`,
      purpose: msg`Videos, die das Produkt erklären: für alle, in Ihrer Reihenfolge.`,
      icon: Clapperboard,
      order: 840,
      gate,
      place: 'administration',
    },
  ],
  readModels: msg`Anleitungen`,
} satisfies WebArea;
