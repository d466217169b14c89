import { msg } from '@lingui/core/macro';
import { House } from 'lucide-react';
import { lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';
import { ToDashboard } from './to-dashboard.tsx';

const settings = {
  page: lazyPart('app', () => import('./settings/settings-page.tsx'), 'SettingsPage'),
  title: msg`Einstellungen`,
};

/** Fetches the cards with the page, before the account is known: nearly everybody sees nearly all of them. */
async function dashboardPage() {
  const { DashboardPage, fetchCards } = await import('./dashboard/dashboard-page.tsx');
  fetchCards();
  return { DashboardPage };
}

/** The pages where areas meet. */
export const appArea = {
  name: 'app',
  pages: [
    { path: '/', page: ToDashboard },
    {
      path: '/dashboard',
      page: lazyPart('app', dashboardPage, 'DashboardPage'),
      title: msg`Übersicht`,
    },
    // The server serves this address only outside of production.
    { path: '/dev/ui', page: lazyPart('app', () => import('./dev/ui-page.tsx'), 'UiPage'), frame: 'plain' },
    { path: '/settings', ...settings },
    { path: '/settings/:group', ...settings },
  ],
  settings: [
    {
      group: 'legal',
      order: 10,
      part: lazyPart('app', () => import('./settings/legal-settings.tsx'), 'LegalSettings'),
    },
  ],
  navigation: [{ href: '/dashboard', below: '/dashboard', label: msg`Übersicht`, icon: House, order: 10 }],
} satisfies WebArea;
