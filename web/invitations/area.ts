import { msg } from '@lingui/core/macro';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import type { WebArea } from '../lib/web-area.ts';

export const invitationsArea = {
  name: 'invitations',
  pages: [
    {
      path: '/invitation',
      page: lazyPart('invitations', () => import('./invitation-page.tsx'), 'InvitationPage'),
      frame: 'plain',
    },
  ],
  dashboard: [
    {
      // Below the next step; invitations are the next step if nothing comes before them.
      order: 15,
      column: 'top',
      part: firstPart('invitations', () => import('./pending-invitations.tsx'), 'PendingInvitations'),
    },
  ],
  failures: {
    'GET /api/Invitations': msg`Die Einladungen ließen sich nicht laden.`,
    'POST /api/Invitations': msg`Die Einladungen ließen sich nicht verschicken.`,
    'PATCH /api/Invitations/Accept/:id': msg`Die Einladung ließ sich nicht annehmen.`,
    'PATCH /api/Invitations/ToggleActivation/:id': msg`Die Einladung ließ sich nicht annehmen.`,
  },
  readModels: msg`Einladungen`,
} satisfies WebArea;
