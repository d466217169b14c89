import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { chooseTheme, themeState } from '../lib/theme-state.ts';
import { Button } from '../ui/button.tsx';

export function ThemeSwitch() {
  const { t } = useLingui();
  const dark = useSnapshot(themeState).theme === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={t`Dunkle Darstellung`}
      aria-pressed={dark}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
