import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import { catalogueOf } from './catalogues.ts';
import { store, stored } from './stored.ts';

export type Locale = 'de' | 'en';

const key = 'rostra_locale';

type Catalogue = () => Promise<Readonly<{ messages: Messages }>>;
// One catalogue for words on every page, and one for each area.
const catalogues = import.meta.glob('../**/locales/*.po') as Readonly<Record<string, Catalogue>>;
const everyPage = '../locales';
type FirstWords = () => Promise<Readonly<{ areas: Readonly<Record<string, Messages>> }>>;
/** The words of all first parts, by area: one small file instead of the catalogues of many areas. */
const firstWords = import.meta.glob('../locales/*.po', { query: '?first' }) as Readonly<Record<string, FirstWords>>;

type Words = Readonly<{ i18n: I18n; own: (locale: Locale) => Promise<Messages> }>;

/** Words by area, whole and first ones apart: the same German text in two areas may differ in English. */
const ofAreas = new Map<string, Words>();

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
  for (let missing = [...ofAreas]; missing.length > 0; missing = [...ofAreas].filter(([name]) => !loaded.has(name))) {
    await Promise.all(missing.map(([, words]) => loadOwn(words, locale)));
    for (const [name] of missing) loaded.add(name);
  }
  if (newestChoice !== locale) return;
  for (const words of [...ofAreas.values(), { i18n }]) words.i18n.activate(locale);
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
  return wordsIn(area, area, (locale) => messagesIn(`../${area}/locales`, locale));
}

/** Only those words of an area that first parts show. */
export function firstWordsOfArea(name: string): Promise<I18n> {
  const area = catalogueOf(name);
  return wordsIn(area, `first words of ${area}`, async (locale) => {
    const words = await firstWords[`${everyPage}/${locale}.po`]?.();
    return words?.areas[area] ?? {};
  });
}

function wordsIn(area: string, name: string, own: Words['own']): Promise<I18n> {
  if (!catalogues[`../${area}/locales/de.po`]) return Promise.resolve(i18n);
  const words = onTheirWay.get(name) ?? fetchWords(name, { i18n: setupI18n(), own });
  onTheirWay.set(name, words);
  // After a failure the next call loads again.
  words.catch(() => onTheirWay.delete(name));
  return words;
}

async function fetchWords(name: string, words: Words): Promise<I18n> {
  const locale = newestChoice ?? currentLocale();
  await loadOwn(words, locale);
  words.i18n.activate(locale);
  ofAreas.set(name, words);
  // The language may have changed meanwhile.
  const chosen = newestChoice ?? currentLocale();
  if (chosen !== locale) await activateLocale(chosen);
  return words.i18n;
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

async function loadOwn(words: Words, locale: Locale): Promise<void> {
  const [all, own] = await Promise.all([loadShared(locale), words.own(locale)]);
  // Uses the prototype instead of a copy: these words are many, and so are the areas.
  words.i18n.load(locale, Object.assign(Object.create(all), own));
  for (const [id, message] of Object.entries(own)) all[id] ??= message;
}

async function messagesIn(folder: string, locale: Locale): Promise<Messages> {
  const catalogue = catalogues[`${folder}/${locale}.po`];
  return catalogue ? (await catalogue()).messages : {};
}
