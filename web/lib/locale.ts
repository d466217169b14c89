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

const onTheirWay = new Map<string, Promise<I18n>>();

/** The words of an area, with those of every page behind them. They follow when the language changes. */
export function wordsOfArea(name: string): Promise<I18n> {
  const area = catalogueOf(name);
  if (!catalogues[`../${area}/locales/de.po`]) return Promise.resolve(i18n);
  const words = onTheirWay.get(area) ?? fetchWords(area);
  onTheirWay.set(area, words);
  // A network that was away is asked again.
  words.catch(() => onTheirWay.delete(area));
  return words;
}

async function fetchWords(area: string): Promise<I18n> {
  const words = setupI18n();
  const locale = newestChoice ?? currentLocale();
  await loadOwn(area, words, locale);
  words.activate(locale);
  ofAreas.set(area, words);
  // The language may have changed meanwhile.
  const chosen = newestChoice ?? currentLocale();
  if (chosen !== locale) await activateLocale(chosen);
  return words;
}

/**
 * The words of every page, and those that areas added. `i18n` holds these very objects, and they stand behind the words of
 * each area: a message on its way out of its area, in the snackbar, is found among them.
 */
const ofAll: Readonly<Record<Locale, Messages>> = { de: {}, en: {} };
const withShared = new Set<Locale>();

async function loadShared(locale: Locale): Promise<Messages> {
  const all = ofAll[locale];
  if (withShared.has(locale)) return all;
  // They come before what areas added.
  Object.assign(all, await messagesIn(everyPage, locale));
  i18n.load(locale, all);
  withShared.add(locale);
  return all;
}

async function loadOwn(area: string, words: I18n, locale: Locale): Promise<void> {
  const [all, own] = await Promise.all([loadShared(locale), messagesIn(`../${area}/locales`, locale)]);
  // There are many of every page, and many areas: they are not copied.
  words.load(locale, Object.assign(Object.create(all), own));
  for (const [id, message] of Object.entries(own)) all[id] ??= message;
}

async function messagesIn(folder: string, locale: Locale): Promise<Messages> {
  const catalogue = catalogues[`${folder}/${locale}.po`];
  return catalogue ? (await catalogue()).messages : {};
}
