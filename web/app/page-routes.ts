import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.ts';
import { permissionsFor } from './permissions-for.ts';

export type PageRoute = Readonly<{
  /** As wouter reads it; parameters come by `useParams`. */
  path: string;
  page: ComponentType;
  /** Any of them is enough; who has none of them goes to the start. */
  requires?: readonly string[];
}>;

/** Every page that needs a sign-in. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/dashboard', page: lazyPage(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage') },
  {
    path: '/sessions/list',
    page: lazyPage(() => import('../sessions/session-list-page.tsx'), 'SessionListPage'),
    requires: permissionsFor.sessions,
  },
  {
    path: '/liverecorder',
    page: lazyPage(() => import('../sessions/recorder/recorder-page.tsx'), 'RecorderPage'),
    requires: permissionsFor.recorder,
  },
  {
    path: '/sessions/:id',
    page: lazyPage(() => import('../sessions/session-page.tsx'), 'SessionPage'),
    requires: permissionsFor.sessions,
  },
  { path: '/settings', page: lazyPage(() => import('../settings/settings-page.tsx'), 'SettingsPage') },
  {
    path: '/admin/projections',
    page: lazyPage(() => import('../admin/projections-page.tsx'), 'ProjectionsPage'),
    requires: permissionsFor.projections,
  },
  {
    path: '/audit',
    page: lazyPage(() => import('../history/history-page.tsx'), 'HistoryPage'),
    requires: permissionsFor.history,
  },
  {
    path: '/audit/streams/:id',
    page: lazyPage(() => import('../history/stream-page.tsx'), 'StreamPage'),
    requires: permissionsFor.history,
  },
];
