import { userCommands } from '#domain/users/contract.ts';
import { send } from './api.ts';
import { chooseLocale, type Locale } from './locale.ts';

/** Of this device at once, and of the person's mails. */
export async function chooseLocaleOfAccount(locale: Locale): Promise<void> {
  await Promise.all([chooseLocale(locale), send(userCommands.ChangeLocale, { locale })]);
}
