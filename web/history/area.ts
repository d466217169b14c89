import { msg } from '@lingui/core/macro';
import { History } from 'lucide-react';
import { readsHistory } from '#domain/kernel/roles.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits(readsHistory);

export const historyArea = {
  name: 'history',
  pages: [
    {
      path: '/audit',
      page: lazyPart('history', () => import('./history-page.tsx'), 'HistoryPage'),
      title: msg`Verlauf`,
      gate,
    },
    {
      path: '/audit/verify',
      page: lazyPart('history', () => import('./proof/verify-page.tsx'), 'VerifyPage'),
      title: msg`Beweisdatei prüfen`,
      frame: 'open',
    },
    {
      path: '/audit/streams/:id',
      page: lazyPart('history', () => import('./stream-page.tsx'), 'StreamPage'),
      title: msg`Verlauf`,
      gate,
    },
  ],
  navigation: [
    {
      href: '/audit',
      below: '/audit',
      label: msg`Verlauf`,
      purpose: msg`Nachsehen, wer was wann getan hat, und wie etwas damals war.`,
      icon: History,
      order: 910,
      gate,
      place: 'administration',
    },
  ],
  readModels: msg`Verlauf`,
} satisfies WebArea;
