import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { chooseLocaleOfAccount } from '../lib/account-locale.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { chooseLocale, currentLocale, type Locale } from '../lib/locale.ts';
import { showSnackbar } from '../ui/snackbar-state.ts';

// Each name is in its own language, for people who cannot read this page.
const languages: readonly Readonly<{ value: Locale; label: string }>[] = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
];

/** The native select, so that the sign-in page need not load a menu. */
export function LanguageSelect({ isSignedIn }: Readonly<{ isSignedIn: boolean }>) {
  const { t } = useLingui();
  const choose = isSignedIn ? chooseLocaleOfAccount : chooseLocale;
  return (
    // On the narrowest phones it is only in the settings.
    <span className={cx('relative flex-none', isSignedIn && 'max-[379px]:hidden')}>
      <select
        aria-label={t`Sprache`}
        value={currentLocale()}
        onChange={({ target }) =>
          choose(target.value as Locale).catch((error: unknown) => showSnackbar(errorMessage(error)))
        }
        className="min-h-9 cursor-pointer appearance-none rounded-md bg-transparent py-1 pr-7 pl-2.5 text-sm font-[550] text-ink hover:bg-sunken max-md:min-h-touch"
      >
        {languages.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  );
}
