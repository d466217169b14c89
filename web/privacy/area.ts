import { msg } from '@lingui/core/macro';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

export const privacyArea = {
  name: 'privacy',
  settings: [{ order: 80, part: lazyPart('privacy', () => import('./my-data.tsx'), 'MyData') }],
  readModels: msg`Datenauszüge`,
  history: async () => (await import('./history-words.ts')).privacyHistory,
} satisfies WebArea;
