import { msg } from '@lingui/core/macro';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

export const privacyArea = {
  name: 'privacy',
  settings: [
    { group: 'privacy', order: 10, part: lazyPart('privacy', () => import('./my-data.tsx'), 'MyData') },
    { group: 'privacy', order: 20, part: lazyPart('privacy', () => import('./what-is-kept.tsx'), 'WhatIsKept') },
  ],
  readModels: msg`Datenauszüge`,
} satisfies WebArea;
