import { msg } from '@lingui/core/macro';
import { AudioLines } from 'lucide-react';
import { mayAnalyse } from '../lib/gates.ts';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

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
  ],
  dashboard: [
    {
      order: 0,
      column: 'top',
      part: firstPart('sessions', () => import('./dashboard/facts-of-week.tsx'), 'FactsOfWeek'),
      gate: mayAnalyse,
    },
    {
      order: 9,
      column: 'top',
      part: firstPart('sessions', () => import('./dashboard/unread-feedback.tsx'), 'UnreadFeedback'),
      gate: mayAnalyse,
    },
    {
      order: 10,
      column: 'top',
      part: firstPart('sessions', () => import('./dashboard/next-step-card.tsx'), 'NextStep'),
      gate: mayAnalyse,
    },
    {
      order: 22,
      column: 'main',
      part: firstPart('sessions', () => import('./dashboard/score-over-time.tsx'), 'ScoreOverTime'),
      gate: mayAnalyse,
    },
    {
      order: 25,
      column: 'main',
      part: firstPart('sessions', () => import('./dashboard/score-parts.tsx'), 'ScoreParts'),
      gate: mayAnalyse,
    },
    {
      order: 20,
      column: 'main',
      part: firstPart('sessions', () => import('./dashboard/recent-sessions.tsx'), 'RecentSessions'),
      gate: mayAnalyse,
    },
  ],
  everywhere: [firstPart('sessions', () => import('./uploads.tsx'), 'Uploads')],
  errors: {
    owner_not_found: msg`Die Person, die übernehmen soll, gehört nicht dazu. Laden Sie sie zuerst ein.`,
    too_many_waiting: msg`Viele Ihrer Vorträge warten noch auf ihre Auswertung. Bitte versuchen Sie es später noch einmal.`,
    too_many_takes: msg`Es liegen schon mehrere angefangene Aufnahmen auf dem Server. Senden oder verwerfen Sie erst eine davon.`,
    take_incomplete: msg`Ein Teil der Aufnahme ist noch nicht angekommen.`,
    upload_in_use: msg`Diese Datei wird gerade von woanders hochgeladen.`,
    tus_version: msg`Diese Seite ist zu alt für den Server. Bitte laden Sie sie neu.`,
    media_unreadable: msg`Diese Aufnahme lässt sich nicht lesen.`,
  },
  readModels: msg`Vorträge`,
} satisfies WebArea;
