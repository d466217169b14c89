import { useEffect } from 'react';
import { userCommands } from '#domain/users/contract/calls.ts';
import { send } from './api.ts';
import { chooseLocale, currentLocale, type Locale } from './locale.ts';

/** Changes the language of this device, and of the person's mails. */
export async function chooseLocaleOfAccount(locale: Locale): Promise<void> {
  await Promise.all([chooseLocale(locale), send(userCommands.ChangeLocale, { locale })]);
}

/** After signing in, this device takes the language of the account. A later choice changes both. */
export function useAccountLocale(locale: Locale | undefined): void {
  useEffect(() => {
    if (locale && locale !== currentLocale()) void chooseLocale(locale);
  }, [locale]);
}
