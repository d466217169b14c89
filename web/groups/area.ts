import { msg } from '@lingui/core/macro';
import { MessagesSquare } from 'lucide-react';
import type { WebArea } from '../lib/web-area.ts';

export const groupsArea = {
  name: 'groups',
  notifications: {
    group_post: {
      label: msg`Jemand schreibt in einer meiner Gruppen`,
      icon: MessagesSquare,
      text: (name) => msg`${name} hat in Ihrer Gruppe einen Beitrag geschrieben.`,
      href: ({ groupId }) => `/groups/${groupId}`,
    },
  },
  errors: {
    group_closed: msg`In dieser Gruppe kann niemand mehr beitreten oder schreiben.`,
    group_needs_owner: msg`Geben Sie die Gruppe zuerst an ein anderes Mitglied weiter, oder löschen Sie sie.`,
    table_unreadable: msg`In dieser Tabelle haben wir keine E-Mail-Adressen gefunden. Nehmen Sie eine Excel- oder CSV-Datei mit einer Spalte für die Adressen.`,
    too_many_files: msg`Mehr Dateien lassen sich an diesen Beitrag nicht anhängen.`,
  },
  readModels: msg`Gruppen`,
  history: async () => (await import('./history-words.ts')).groupsHistory,
} satisfies WebArea;
