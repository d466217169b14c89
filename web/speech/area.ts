import { msg } from '@lingui/core/macro';
import { AudioLines } from 'lucide-react';
import { administersSpeech } from '#domain/speech/contract/calls.ts';
import { ClosedPage } from '../administration/for-others.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits(administersSpeech);

export const speechArea = {
  name: 'speech',
  pages: [
    {
      path: '/admin/speech',
      page: lazyPart('speech', () => import('./speech-page.tsx'), 'SpeechPage'),
      title: msg`Spracherkennung`,
      gate,
      closed: ClosedPage,
    },
    {
      path: '/admin/speech/compare',
      page: lazyPart('speech', () => import('./compare/compare-page.tsx'), 'ComparePage'),
      title: msg`Spracherkennungen vergleichen`,
      gate,
      closed: ClosedPage,
    },
  ],
  navigation: [
    {
      href: '/admin/speech',
      below: '/admin/speech',
      label: msg`Spracherkennung`,
      purpose: msg`Worte auf diesem Server erkennen, ohne Dienste von außen.`,
      icon: AudioLines,
      order: 910,
      gate,
      place: 'administration',
    },
  ],
} satisfies WebArea;
