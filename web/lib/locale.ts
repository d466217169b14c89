import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import { catalogueOf } from './catalogues.ts';
import { store, stored } from './stored.ts';

export type Locale = 'de' | 'en';

const key = 'rostra_locale';

type Catalogue = () => Promise<Readonly<{ messages: Messages }>>;
// One catalogue of what is on every page, and one for each area.
const catalogues = import.meta.glob('../**/locales/*.po') as Readonly<Record<string, Catalogue>>;
const everyPage = '../locales';

/** Each area has its own: what two of them say alike in German they may say differently in English. */
const ofAreas = new Map<string, I18n>();

const locales: readonly Locale[] = ['de', 'en'];
const localeIn = (text: string | null | undefined) => locales.find((locale) => locale === text?.slice(0, 2));

/** As the person chose on this device, else the first of the browser's languages that there is, else German. */
export const rememberedLocale = (): Locale =>
  localeIn(stored(key)) ?? navigator.languages.map(localeIn).find((locale) => locale !== undefined) ?? 'de';

/** For the header of every request. */
export const currentLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'de');

let newestChoice: Locale | undefined;

export async function activateLocale(locale: Locale): Promise<void> {
  newestChoice = locale;
  await loadShared(locale);
  const loaded = new Set<string>();
  // Areas may be added while others load.
  for (let missing = [...ofAreas]; missing.length > 0; missing = [...ofAreas].filter(([area]) => !loaded.has(area))) {
    await Promise.all(missing.map(([area, words]) => loadOwn(area, words, locale)));
    for (const [area] of missing) loaded.add(area);
  }
  if (newestChoice !== locale) return;
  for (const words of [...ofAreas.values(), i18n]) words.activate(locale);
  document.documentElement.lang = locale;
}

export async function chooseLocale(locale: Locale): Promise<void> {
  store(key, locale);
  await activateLocale(locale);
}

/** The words of an area, with those of every page behind them. They follow when the language changes. */
export async function wordsOfArea(name: string): Promise<I18n> {
  const area = catalogueOf(name);
  const known = ofAreas.get(area);
  if (known) return known;
  if (!catalogues[`../${area}/locales/de.po`]) return i18n;
  const words = setupI18n();
  const locale = newestChoice ?? currentLocale();
  await loadOwn(area, words, locale);
  words.activate(locale);
  // Somebody else may have fetched them meanwhile, or the language may have changed.
  const first = ofAreas.get(area);
  if (first) return first;
  ofAreas.set(area, words);
  const chosen = newestChoice ?? currentLocale();
  if (chosen !== locale) await activateLocale(chosen);
  return words;
}

async function loadShared(locale: Locale): Promise<void> {
  i18n.load(locale, await messagesIn(everyPage, locale));
}

async function loadOwn(area: string, words: I18n, locale: Locale): Promise<void> {
  const [shared, own] = await Promise.all([messagesIn(everyPage, locale), messagesIn(`../${area}/locales`, locale)]);
  words.load(locale, { ...shared, ...own });
  // A message on its way out of its area, in the snackbar, is looked up among all.
  i18n.load(locale, { ...own, ...shared });
}

async function messagesIn(folder: string, locale: Locale): Promise<Messages> {
  const catalogue = catalogues[`${folder}/${locale}.po`];
  return catalogue ? (await catalogue()).messages : {};
}
