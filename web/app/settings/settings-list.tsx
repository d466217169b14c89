import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import {
  Bell,
  ChevronRight,
  CreditCard,
  KeyRound,
  Languages,
  type LucideIcon,
  Mic,
  Scale,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { Link } from 'wouter';
import type { SettingsGroup } from '../../lib/web-area.ts';

type Words = Readonly<{ icon: LucideIcon; label: MessageDescriptor; about: MessageDescriptor }>;

export const settingsWords: Readonly<Record<SettingsGroup, Words>> = {
  profile: { icon: UserRound, label: msg`Profil`, about: msg`Bild, Name, Benutzername` },
  subscription: { icon: CreditCard, label: msg`Abo`, about: msg`Tarif, Zahlungsweise, Rechnungen` },
  'sign-in': { icon: KeyRound, label: msg`Anmeldung`, about: msg`E-Mail-Adresse, Passwort, angemeldete Geräte` },
  display: {
    icon: Languages,
    label: msg`Sprache und Darstellung`,
    about: msg`Deutsch oder Englisch, hell oder dunkel`,
  },
  recording: { icon: Mic, label: msg`Aufnahme`, about: msg`Mikrofon und Kamera` },
  notifications: { icon: Bell, label: msg`Benachrichtigungen`, about: msg`Was Sie erfahren, und auf welchem Weg` },
  privacy: {
    icon: ShieldCheck,
    label: msg`Daten und Datenschutz`,
    about: msg`Datenauszug, Datenschutz, Konto löschen`,
  },
  legal: {
    icon: Scale,
    label: msg`Rechtliches und Verträge`,
    about: msg`Impressum, Bedingungen, kündigen und widerrufen`,
  },
};

type SettingsListProps = Readonly<{ groups: readonly SettingsGroup[]; shown: string; className: string }>;

export function SettingsList({ groups, shown, className }: SettingsListProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Bereiche der Einstellungen`}
      className={cx(
        'grid gap-0.5 lg:sticky lg:top-[calc(var(--top-bar)+24px)] max-lg:divide-y max-lg:divide-line',
        className,
      )}
    >
      {groups.map((group) => (
        <GroupLink key={group} group={group} isShown={group === shown} />
      ))}
    </nav>
  );
}

function GroupLink({ group, isShown }: Readonly<{ group: SettingsGroup; isShown: boolean }>) {
  const { i18n } = useLingui();
  const { icon: Icon, label, about } = settingsWords[group];
  return (
    <Link
      href={`/settings/${group}`}
      aria-current={isShown ? 'page' : undefined}
      className={cx(
        'flex items-center gap-3 text-ink no-underline max-lg:min-h-16 max-lg:px-1 max-lg:py-2.5 lg:min-h-touch lg:rounded-md lg:px-3 lg:text-sm lg:hover:bg-sunken',
        isShown && 'lg:bg-primary-wash lg:font-[600] lg:text-primary lg:hover:bg-primary-wash',
      )}
    >
      <Icon aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block max-lg:font-[550]">{i18n._(label)}</span>
        <span className="block text-sm text-ink-soft lg:hidden">{i18n._(about)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 flex-none text-ink-faint lg:hidden" />
    </Link>
  );
}
