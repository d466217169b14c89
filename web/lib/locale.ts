import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import { catalogueOf } from './catalogues.ts';
import { store, stored } from './stored.ts';

export type Locale = 'de' | 'en';

const key = 'rostra_locale';

type Catalogue = () => Promise<Readonly<{ messages: Messages }>>;
// One catalogue for words on every page, and one for each area.
const catalogues = import.meta.glob('../**/locales/*.po') as Readonly<Record<string, Catalogue>>;
const everyPage = '../locales';

/** Words by area: the same German text in two areas may differ in English. */
const ofAreas = new Map<string, I18n>();

const locales: readonly Locale[] = ['de', 'en'];
const localeIn = (text: string | null | undefined) => locales.find((locale) => locale === text?.slice(0, 2));

/** The language chosen on this device, else the first supported language of the browser, else German. */
export const rememberedLocale = (): Locale =>
  localeIn(stored(key)) ?? navigator.languages.map(localeIn).find((locale) => locale !== undefined) ?? 'de';

/** For the header of every request. */
export const currentLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'de');

let newestChoice: Locale | undefined;

export async function activateLocale(locale: Locale): Promise<void> {
  newestChoice = locale;
  await loadShared(locale);
  const loaded = new Set<string>();
  // Repeats, since areas may be added while others load.
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

/** The words of an area, with those of every page as fallback. They follow when the language changes. */
export function wordsOfArea(name: string): Promise<I18n> {
  const area = catalogueOf(name);
  if (!catalogues[`../${area}/locales/de.po`]) return Promise.resolve(i18n);
  const words = onTheirWay.get(area) ?? fetchWords(area);
  onTheirWay.set(area, words);
  // After a failure the next call loads again.
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
 * The words of every page, with those of all loaded areas. `i18n` holds these objects, and they are the fallback of each area, so a message
 * shown outside its area, in the snackbar, is found too.
 */
const ofAll: Readonly<Record<Locale, Messages>> = { de: {}, en: {} };
const withShared = new Set<Locale>();

async function loadShared(locale: Locale): Promise<Messages> {
  const all = ofAll[locale];
  if (withShared.has(locale)) return all;
  // Words of every page override those from areas.
  Object.assign(all, await messagesIn(everyPage, locale));
  i18n.load(locale, all);
  withShared.add(locale);
  return all;
}

async function loadOwn(area: string, words: I18n, locale: Locale): Promise<void> {
  const [all, own] = await Promise.all([loadShared(locale), messagesIn(`../${area}/locales`, locale)]);
  // Uses the prototype instead of a copy: these words are many, and so are the areas.
  words.load(locale, Object.assign(Object.create(all), own));
  for (const [id, message] of Object.entries(own)) all[id] ??= message;
}

async function messagesIn(folder: string, locale: Locale): Promise<Messages> {
  const catalogue = catalogues[`${folder}/${locale}.po`];
  return catalogue ? (await catalogue()).messages : {};
}
