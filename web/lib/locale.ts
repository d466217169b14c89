import { i18n, type Messages } from '@lingui/core';
import { store, stored } from './stored.ts';

export type Locale = 'de' | 'en';

const key = 'rostra_locale';

/** German unless the person chose otherwise on this device. */
export const rememberedLocale = (): Locale => (stored(key) === 'en' ? 'en' : 'de');

/** For the header of every request. */
export const currentLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'de');

export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = (await import(`../locales/${locale}.po`)) as { messages: Messages };
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

export async function chooseLocale(locale: Locale): Promise<void> {
  store(key, locale);
  await activateLocale(locale);
}
