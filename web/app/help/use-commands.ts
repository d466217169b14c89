import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  BookOpen,
  Footprints,
  Gauge,
  Keyboard,
  Languages,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Mail,
  Mic,
  Moon,
  Settings,
  Sun,
  Upload,
} from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { chooseLocaleOfAccount } from '../../lib/account-locale.ts';
import { usePermitted } from '../../lib/current-user.tsx';
import { errorMessage } from '../../lib/error-messages.ts';
import { mayRecord, mayUpload } from '../../lib/gates.ts';
import { showHelp } from '../../lib/help-state.ts';
import { type HelpTopic, helpAddress } from '../../lib/help-topics.ts';
import { currentLocale } from '../../lib/locale.ts';
import { chooseTheme, themeState } from '../../lib/theme-state.ts';
import { useRestartTour } from '../../lib/use-restart-tour.ts';
import { openUpload } from '../../sessions/upload-state.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useEveryEntry } from '../navigation.ts';
import { settingsWords } from '../settings/settings-list.tsx';
import { useSettingsGroups } from '../settings/use-settings-groups.ts';

type Command = Readonly<{
  id: string;
  label: string;
  icon: LucideIcon;
  /** Further words that find the command. */
  about?: string;
  run: () => unknown;
}>;

/** Commands that work on every page: recording or uploading a talk, the entries of the menu, and the tools of the top bar. */
export function useCommands(): readonly Command[] {
  return [...useMaking(), ...useGoing(), ...useLooks(), ...useHelp()];
}

/** Settings pages and sections of the guides. There are too many to list before the person types. */
export function useFurtherPages(): readonly Command[] {
  const { i18n, t } = useLingui();
  const [, navigate] = useLocation();
  const { groups } = useSettingsGroups();
  return [
    ...groups.map((group) => {
      const { icon, label, about } = settingsWords[group];
      const href = `/settings/${group}`;
      return {
        ...{ id: href, icon, run: () => navigate(href) },
        label: t`Einstellungen: ${i18n._(label)}`,
        about: i18n._(about),
      };
    }),
    ...guideSections.map(({ topic, words }) => ({
      ...{ id: `guide ${topic}`, icon: BookOpen, run: () => navigate(helpAddress(topic)) },
      label: t`Handbuch: ${i18n._(words)}`,
    })),
  ];
}

const guideSections = [
  { topic: 'record', words: msg`Aufnehmen` },
  { topic: 'upload', words: msg`Hochladen` },
  { topic: 'report', words: msg`Der Bericht` },
  { topic: 'progress', words: msg`Fortschritt` },
  { topic: 'goals', words: msg`Ziele` },
  { topic: 'share', words: msg`Teilen und Gruppen` },
  { topic: 'takePart', words: msg`An einem Seminar teilnehmen` },
  { topic: 'build', words: msg`Ein Seminar bauen` },
  { topic: 'invite', words: msg`Zu einem Seminar einladen` },
  { topic: 'company', words: msg`Eine Firma anlegen` },
  { topic: 'plan', words: msg`Tarife` },
] as const satisfies readonly Readonly<{ topic: HelpTopic; words: MessageDescriptor }>[];

function useMaking(): readonly Command[] {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [records, uploads] = [usePermitted(mayRecord), usePermitted(mayUpload)];
  return [
    ...(records ? [{ id: 'record', label: t`Aufnehmen`, icon: Mic, run: () => navigate('/liverecorder') }] : []),
    ...(uploads ? [{ id: 'upload', label: t`Hochladen`, icon: Upload, run: openUpload }] : []),
  ];
}

function useGoing(): readonly Command[] {
  const { i18n, t } = useLingui();
  const [, navigate] = useLocation();
  const to = (href: string, label: string, icon: LucideIcon) => ({ id: href, label, icon, run: () => navigate(href) });
  return [
    ...useEveryEntry().map(({ href, label, icon }) => to(href, i18n._(label), icon)),
    to('/access', t`Mein Zugang`, Gauge),
    to('/settings', t`Einstellungen`, Settings),
  ];
}

function useLooks(): readonly Command[] {
  const { t } = useLingui();
  const isDark = useSnapshot(themeState).theme === 'dark';
  const other = currentLocale() === 'de' ? 'en' : 'de';
  return [
    {
      id: 'theme',
      label: isDark ? t`Helle Darstellung` : t`Dunkle Darstellung`,
      icon: isDark ? Sun : Moon,
      run: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'language',
      label: other === 'en' ? 'English' : 'Deutsch',
      icon: Languages,
      run: () => chooseLocaleOfAccount(other).catch((error: unknown) => showSnackbar(errorMessage(error))),
    },
  ];
}

function useHelp(): readonly Command[] {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const restartTour = useRestartTour();
  return [
    { id: 'guides', label: t`Handbuch`, icon: BookOpen, run: () => navigate('/help') },
    { id: 'tour', label: t`Rundgang von vorn`, icon: Footprints, run: () => void restartTour() },
    { id: 'keys', label: t`Tasten`, icon: Keyboard, run: () => showHelp('keys') },
    { id: 'support', label: t`Hilfe und Support`, icon: LifeBuoy, run: () => showHelp('support') },
    { id: 'contact', label: t`Kontakt`, icon: Mail, run: () => navigate('/legal/contact') },
    { id: 'logout', label: t`Abmelden`, icon: LogOut, run: () => navigate('/auth/logout') },
  ];
}
