import { useLingui } from '@lingui/react/macro';
import { chooseLocale, currentLocale, type Locale } from '../lib/locale.ts';
import { Button } from '../ui/button.tsx';
import { DropdownMenu, MenuChoice } from '../ui/dropdown-menu.tsx';

// Each in its own language: who cannot read this page must find theirs.
const languages = [
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'en', label: 'English', lang: 'en' },
];

export function LanguageSelect() {
  const { t } = useLingui();
  const locale = currentLocale();
  const code = locale.toUpperCase();
  return (
    <DropdownMenu
      trigger={
        <Button look="quiet" aria-label={t`Sprache: ${code}`} className="px-2.5">
          {code}
        </Button>
      }
    >
      <MenuChoice value={locale} options={languages} onChange={(value) => void chooseLocale(value as Locale)} />
    </DropdownMenu>
  );
}
