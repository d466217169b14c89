import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { AudioLines, Database, History, House, type LucideIcon } from 'lucide-react';
import { permissionsFor } from './permissions-for.ts';

export type NavEntry = Readonly<{
  href: string;
  /** Paths below it light it up too. */
  area: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** What it is for, to whom it is the first thing. */
  purpose?: MessageDescriptor;
  /** Any of them is enough; without, everyone may. */
  requires?: readonly string[];
  /** Not often needed: on a phone it stands in the menu behind „Mehr“. */
  rare?: boolean;
}>;

export const navEntries: readonly NavEntry[] = [
  { href: '/dashboard', area: '/dashboard', label: msg`Übersicht`, icon: House },
  {
    href: '/sessions/list',
    area: '/sessions',
    label: msg`Vorträge`,
    icon: AudioLines,
    requires: permissionsFor.sessions,
  },
  {
    href: '/admin/projections',
    area: '/admin/projections',
    label: msg`Lesemodelle`,
    purpose: msg`Prüfen und neu aufbauen, was Seiten zeigen.`,
    icon: Database,
    requires: permissionsFor.projections,
    rare: true,
  },
  {
    href: '/audit',
    area: '/audit',
    label: msg`Verlauf`,
    purpose: msg`Nachsehen, wer was wann getan hat, und wie etwas damals war.`,
    icon: History,
    requires: permissionsFor.history,
    rare: true,
  },
];
