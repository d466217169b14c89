import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Building2, GraduationCap, type LucideIcon, Users } from 'lucide-react';

type Named = Readonly<{ id: string; name: string }>;
type Invited = Readonly<{ seminar: Named | null; group: Named | null; company: Named | null }>;

/** The seminar, group or company of an invitation. */
type Place = Readonly<{
  name: string;
  icon: LucideIcon;
  /** The page to open after acceptance. */
  href: string;
  title: MessageDescriptor;
  from: (name: string) => MessageDescriptor;
  /** Which data others see after acceptance. */
  meaning: MessageDescriptor;
}>;

/** Null if this version does not know the kind of the invitation. */
export function placeOf({ seminar, group, company }: Invited): Place | null {
  if (seminar) {
    return {
      ...{ name: seminar.name, icon: GraduationCap, href: `/seminars/dashboard/${seminar.id}` },
      title: msg`Einladung zum Seminar`,
      from: (name) => msg`${name} lädt Sie zu einem Seminar ein`,
      meaning: msg`Wenn Sie teilnehmen, sieht die Seminarleitung Ihren Namen und wie weit Sie sind. Aufnahmen und Berichte behalten Sie für sich, bis Sie sie teilen.`,
    };
  }
  if (group) {
    return {
      ...{ name: group.name, icon: Users, href: `/groups/${group.id}` },
      title: msg`Einladung in die Gruppe`,
      from: (name) => msg`${name} lädt Sie in eine Gruppe ein`,
      meaning: msg`Wenn Sie teilnehmen, sehen die anderen in der Gruppe Ihren Namen. Ihre Vorträge bleiben bei Ihnen.`,
    };
  }
  if (!company) return null;
  return {
    ...{ name: company.name, icon: Building2, href: '/company/home' },
    title: msg`Einladung in die Firma`,
    from: (name) => msg`${name} lädt Sie in eine Firma ein`,
    meaning: msg`Wenn Sie teilnehmen, sieht die Firma Ihren Namen, Ihre E-Mail-Adresse und Ihren Platz. Ihre Vorträge, Werte und Worte sieht sie nie.`,
  };
}
