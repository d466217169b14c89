import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Activity, LayoutGrid, UserCog, Users } from 'lucide-react';
import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { administersProjections } from '#domain/projections/contract/permission.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { query } from '../lib/api.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';
import { ClosedPage } from './for-others.ts';

/** Number of deeds that the signed-in person may confirm. */
function useWaitingConfirmations(): number {
  const { data = [] } = useQuery(query(confirmationList, {}));
  return data.filter(({ mayConfirm }) => mayConfirm).length;
}

const gate = permits(administersUsers);
const operates = permits(administersProjections);
const closed = ClosedPage;

/** The accounts of other people. Other areas add their pages with `place: 'administration'` in their navigation. */
export const administrationArea = {
  name: 'administration',
  pages: [
    {
      path: '/admin',
      page: lazyPart('administration', () => import('./overview-page.tsx'), 'OverviewPage'),
      title: msg`Verwaltung`,
      gate,
      closed,
    },
    {
      path: '/admin/users',
      page: lazyPart('administration', () => import('./people-page.tsx'), 'PeoplePage'),
      title: msg`Personen`,
      gate,
      closed,
    },
    {
      path: '/admin/users/import',
      page: lazyPart('administration', () => import('./import/import-page.tsx'), 'ImportPage'),
      title: msg`Personen importieren`,
      gate,
      closed,
    },
    {
      path: '/admin/users/:id',
      page: lazyPart('administration', () => import('./person-page.tsx'), 'PersonPage'),
      gate,
      closed,
    },
    {
      path: '/admin/users/:id/support',
      page: lazyPart('administration', () => import('./support/look-in-page.tsx'), 'LookInPage'),
      title: msg`Ins Konto sehen`,
      gate,
      closed,
    },
    {
      path: '/admin/roles',
      page: lazyPart('administration', () => import('./roles-page.tsx'), 'RolesPage'),
      title: msg`Rollen`,
      gate,
      closed,
    },
    {
      path: '/admin/operations',
      page: lazyPart('administration', () => import('./operations/operations-page.tsx'), 'OperationsPage'),
      title: msg`Betrieb`,
      gate: operates,
      closed,
    },
    {
      path: '/admin/*?',
      page: lazyPart('administration', () => import('./elsewhere.tsx'), 'Elsewhere'),
      gate,
      closed,
    },
  ],
  navigation: [
    {
      href: '/admin',
      below: '/admin',
      label: msg`Überblick`,
      icon: LayoutGrid,
      order: 800,
      gate,
      place: 'administration',
      useBadge: useWaitingConfirmations,
    },
    {
      href: '/admin/users',
      below: '/admin/users',
      label: msg`Personen`,
      purpose: msg`Konten finden, freischalten, sperren und mit Rechten versehen.`,
      icon: Users,
      order: 810,
      gate,
      place: 'administration',
    },
    {
      href: '/admin/roles',
      below: '/admin/roles',
      label: msg`Rollen`,
      purpose: msg`Nachsehen, was welche Rolle darf.`,
      icon: UserCog,
      order: 870,
      gate,
      place: 'administration',
    },
    {
      href: '/admin/operations',
      below: '/admin/operations',
      label: msg`Betrieb`,
      icon: Activity,
      order: 990,
      gate: operates,
      place: 'administration',
    },
  ],
  readModels: msg`Verwaltung`,
} satisfies WebArea;
