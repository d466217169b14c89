import { i18n, type Messages } from '@lingui/core';
import { store, stored } from './stored.ts';

export type Locale = 'de' | 'en';

const key = 'rostra_locale';

type Catalogue = () => Promise<Readonly<{ messages: Messages }>>;
// One catalogue of what is on every page, and one for each area.
const catalogues = import.meta.glob('../**/locales/*.po') as Readonly<Record<string, Catalogue>>;

const everyPage = '';
const wanted = new Set([everyPage]);

/** German unless the person chose otherwise on this device. */
export const rememberedLocale = (): Locale => (stored(key) === 'en' ? 'en' : 'de');

/** For the header of every request. */
export const currentLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'de');

export async function activateLocale(locale: Locale): Promise<void> {
  const messages = await Promise.all([...wanted].map((area) => messagesOf(area, locale)));
  i18n.load(locale, Object.assign({}, ...messages));
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

export async function chooseLocale(locale: Locale): Promise<void> {
  store(key, locale);
  await activateLocale(locale);
}

/** The words of an area, before something of it is shown. They come along from then on when the language changes. */
export async function loadWords(area: string): Promise<void> {
  if (wanted.has(area)) return;
  const locale = currentLocale();
  i18n.load(locale, await messagesOf(area, locale));
  wanted.add(area);
  // The language may have changed while they were fetched.
  if (currentLocale() !== locale) i18n.load(currentLocale(), await messagesOf(area, currentLocale()));
}

async function messagesOf(area: string, locale: Locale): Promise<Messages> {
  const catalogue = catalogues[area === everyPage ? `../locales/${locale}.po` : `../${area}/locales/${locale}.po`];
  return catalogue ? (await catalogue()).messages : {};
}
