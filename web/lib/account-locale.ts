import { useEffect } from 'react';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from './api.ts';
import { chooseLocale, currentLocale, type Locale } from './locale.ts';

/** Changes the language of this device at once, and of the person's mails. */
export async function chooseLocaleOfAccount(locale: Locale): Promise<void> {
  await Promise.all([chooseLocale(locale), send(userCommands.ChangeLocale, { locale })]);
}

/** A person finds their language on every device after signing in; what is chosen afterwards changes both. */
export function useAccountLocale(locale: Locale | undefined): void {
  useEffect(() => {
    if (locale && locale !== currentLocale()) void chooseLocale(locale);
  }, [locale]);
}
