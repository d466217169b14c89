import { msg } from '@lingui/core/macro';
import { AudioLines, Dumbbell, Inbox } from 'lucide-react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';
import { mayAnalyse, mayRecord, teaches } from './gates.ts';

export const sessionsArea = {
  name: 'sessions',
  pages: [
    {
      path: '/sessions/list',
      page: lazyPart('sessions', () => import('./session-list-page.tsx'), 'SessionListPage'),
      title: msg`Vorträge`,
      gate: mayAnalyse,
      bare: true,
    },
    {
      path: '/sessions/progress',
      page: lazyPart('sessions', () => import('./progress/progress-page.tsx'), 'ProgressPage'),
      title: msg`Fortschritt`,
      gate: mayAnalyse,
    },
    {
      path: '/sessions/submitted',
      page: lazyPart('sessions', () => import('./shared/submitted-page.tsx'), 'SubmittedPage'),
      title: msg`Eingereicht`,
      gate: teaches,
    },
    {
      path: '/sessions/shared/talk/:id',
      page: lazyPart('sessions', () => import('./shared/shared-talk-page.tsx'), 'SharedTalkPage'),
      bare: true,
    },
    {
      path: '/sessions/shared/:email?',
      page: lazyPart('sessions', () => import('./shared/shared-page.tsx'), 'SharedPage'),
      title: msg`Mit mir geteilt`,
    },
    {
      path: '/sessions/:id',
      page: lazyPart('sessions', () => import('./session-page.tsx'), 'SessionPage'),
      gate: mayAnalyse,
      bare: true,
    },
    {
      path: '/liverecorder',
      page: lazyPart('sessions', () => import('./recorder/recorder-page.tsx'), 'RecorderPage'),
      title: msg`Aufnehmen`,
      gate: mayRecord,
    },
    {
      path: '/practice',
      page: lazyPart('sessions', () => import('./drills/drills-page.tsx'), 'DrillsPage'),
      title: msg`Üben`,
      gate: mayRecord,
    },
    {
      path: '/practice/:drill',
      page: lazyPart('sessions', () => import('./drills/drill-page.tsx'), 'DrillPage'),
      title: msg`Üben`,
      gate: mayRecord,
    },
    {
      path: '/calibration',
      page: lazyPart('sessions', () => import('./calibration/calibration-page.tsx'), 'CalibrationPage'),
      title: msg`Mikrofon einmessen`,
      gate: mayRecord,
    },
  ],
  navigation: [
    {
      href: '/sessions/list',
      below: '/sessions',
      label: msg`Vorträge`,
      icon: AudioLines,
      order: 20,
      gate: mayAnalyse,
    },
    {
      href: '/practice',
      below: '/practice',
      label: msg`Üben`,
      icon: Dumbbell,
      order: 25,
      gate: mayRecord,
    },
    {
      href: '/sessions/submitted',
      below: '/sessions/submitted',
      label: msg`Eingereicht`,
      icon: Inbox,
      order: 22,
      gate: teaches,
    },
  ],
  dashboard: [
    {
      order: 9,
      column: 'top',
      part: lazyPart('sessions', () => import('./dashboard/unread-feedback.tsx'), 'UnreadFeedback'),
      gate: mayAnalyse,
    },
    {
      order: 10,
      column: 'top',
      part: lazyPart('sessions', () => import('./dashboard/next-step-card.tsx'), 'NextStep'),
      gate: mayAnalyse,
    },
    {
      order: 15,
      column: 'main',
      part: lazyPart('sessions', () => import('./dashboard/score-over-time.tsx'), 'ScoreOverTime'),
      gate: mayAnalyse,
    },
    {
      order: 25,
      column: 'main',
      part: lazyPart('sessions', () => import('./dashboard/score-parts.tsx'), 'ScoreParts'),
      gate: mayAnalyse,
    },
    {
      order: 20,
      column: 'main',
      part: lazyPart('sessions', () => import('./dashboard/recent-talks.tsx'), 'RecentTalks'),
      gate: mayAnalyse,
    },
  ],
  settings: [
    {
      group: 'recording',
      order: 10,
      part: lazyPart('sessions', () => import('./recorder/device-settings.tsx'), 'DeviceSettings'),
      gate: mayRecord,
    },
  ],
  everywhere: [lazyPart('sessions', () => import('./upload-dialog.tsx'), 'UploadDialog')],
  errors: {
    owner_not_found: msg`Zu diesem Eintrag gibt es keine Besitzerin und keinen Besitzer mehr.`,
    too_many_takes: msg`Es liegen schon mehrere angefangene Aufnahmen auf dem Server. Senden oder verwerfen Sie erst eine davon.`,
    take_incomplete: msg`Ein Teil der Aufnahme ist noch nicht angekommen.`,
    upload_in_use: msg`Diese Datei wird gerade von woanders hochgeladen.`,
    tus_version: msg`Diese Seite ist zu alt für den Server. Bitte laden Sie sie neu.`,
    media_unreadable: msg`Diese Aufnahme lässt sich nicht lesen.`,
  },
  readModels: msg`Vorträge`,
  history: async () => (await import('./history-words.ts')).sessionsHistory,
} satisfies WebArea;
