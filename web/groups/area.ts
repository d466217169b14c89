import { msg } from '@lingui/core/macro';
import { UsersRound } from 'lucide-react';
import { firstPart, lazyPart } from '../lib/lazy-part.tsx';
import { permits, type WebArea } from '../lib/web-area.ts';

const gate = permits('public_group', 'b2b_group');

export const groupsArea = {
  name: 'groups',
  pages: [
    {
      path: '/groups',
      page: lazyPart('groups', () => import('./list/groups-page.tsx'), 'GroupsPage'),
      title: msg`Gruppen`,
      gate,
    },
    { path: '/groups/:id', page: lazyPart('groups', () => import('./page/group-page.tsx'), 'GroupPage'), gate },
  ],
  navigation: [
    {
      href: '/groups',
      below: '/groups',
      label: msg`Gruppen`,
      purpose: msg`Mit anderen üben und sich Rückmeldung geben.`,
      icon: UsersRound,
      order: 35,
      gate,
    },
  ],
  dashboard: [
    {
      order: 9,
      column: 'top',
      part: firstPart('groups', () => import('./dashboard/unread-posts.tsx'), 'UnreadPosts'),
      gate,
    },
    {
      order: 15,
      column: 'side',
      part: firstPart('groups', () => import('./dashboard/own-groups-card.tsx'), 'OwnGroupsCard'),
      gate,
    },
  ],
  errors: {
    group_closed: msg`In dieser Gruppe kann niemand mehr beitreten oder schreiben.`,
    group_full: msg`Diese Gruppe ist voll: Mehr Mitglieder kann sie nicht haben.`,
    group_limit: msg`Zu Ihrem Tarif gehört eine eigene Gruppe, und die haben Sie schon.`,
    group_needs_owner: msg`Geben Sie die Gruppe zuerst an ein anderes Mitglied weiter, oder löschen Sie sie.`,
    table_unreadable: msg`In dieser Tabelle haben wir keine E-Mail-Adressen gefunden. Nehmen Sie eine Excel- oder CSV-Datei mit einer Spalte für die Adressen.`,
    too_many_files: msg`Mehr Dateien lassen sich an diesen Beitrag nicht anhängen.`,
  },
  readModels: msg`Gruppen`,
} satisfies WebArea;
