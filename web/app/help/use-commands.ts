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
import { currentLocale } from '../../lib/locale.ts';
import { chooseTheme, themeState } from '../../lib/theme-state.ts';
import { useRestartTour } from '../../lib/use-restart-tour.ts';
import { openUpload } from '../../sessions/upload-state.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useEveryEntry } from '../navigation.ts';

type Command = Readonly<{ id: string; label: string; icon: LucideIcon; run: () => unknown }>;

/** The commands that work on every page: making a talk, every entry of the menu, and the tools of the top bar. */
export function useCommands(): readonly Command[] {
  return [...useMaking(), ...useGoing(), ...useLooks(), ...useHelp()];
}

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
