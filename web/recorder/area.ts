import { msg } from '@lingui/core/macro';
import { mayRecord } from '../lib/gates.ts';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

/** Recording a talk, and calibrating the microphone. */
export const recorderArea = {
  name: 'recorder',
  pages: [
    {
      path: '/liverecorder',
      page: lazyPart('recorder', () => import('./recorder-page.tsx'), 'RecorderPage'),
      title: msg`Aufnehmen`,
      gate: mayRecord,
      worksOffline: true,
    },
    {
      path: '/calibration',
      page: lazyPart('recorder', () => import('./calibration/calibration-page.tsx'), 'CalibrationPage'),
      title: msg`Mikrofon einmessen`,
      gate: mayRecord,
    },
    {
      path: '/legal/browsers',
      page: lazyPart('recorder', () => import('./browsers/browsers-page.tsx'), 'BrowsersPage'),
      title: msg`Unterstützte Browser`,
      frame: 'open',
    },
  ],
  everywhere: [firstPart('recorder', () => import('./waiting/waiting-takes.tsx'), 'WaitingTakes')],
  settings: [
    {
      group: 'recording',
      order: 10,
      part: lazyPart('recorder', () => import('./device-settings.tsx'), 'DeviceSettings'),
      gate: mayRecord,
    },
  ],
} satisfies WebArea;
