import type { I18n, MessageDescriptor } from '@lingui/core';
import { createContext, useContext } from 'react';
import { commonFields, commonValues } from '../lib/common-words.ts';
import type { HistoryWords } from '../lib/history-words.ts';
import { currentLocale, type Locale, wordsOfArea } from '../lib/locale.ts';
import { useLocale } from '../lib/use-locale.ts';
import { areaWords } from './area-words.ts';

type AreaWords = Readonly<{ of: HistoryWords; i18n: I18n }>;

// Every page of the history may show events of every area, so it waits for all catalogues.
const ofAreas: readonly AreaWords[] = await Promise.all(
  areaWords.map(async ({ name, of }) => ({ of, i18n: await wordsOfArea(name) })),
);
const shared: AreaWords = {
  of: { streams: {}, events: {}, fields: commonFields, values: commonValues },
  i18n: await wordsOfArea('app'),
};

const isAbout = (category: string | undefined) => (words: AreaWords) =>
  category !== undefined && Object.hasOwn(words.of.streams, category);

/** Areas may use one name for different things: the words of the stream's own area win. */
function wordsFor(
  kind: Exclude<keyof HistoryWords, 'events' | 'sentences'>,
  name: string,
  category?: string,
): string | undefined {
  const own = ofAreas.find(isAbout(category));
  const found = [...(own ? [own] : []), shared, ...ofAreas].find(({ of }) => Object.hasOwn(of[kind] ?? {}, name));
  const words = found?.of[kind]?.[name];
  if (!found || !words) return undefined;
  return 'de' in words ? words[currentLocale()] : found.i18n._(words);
}

function eventIn(locale: Locale, type: string): string | undefined {
  return ofAreas.find(({ of }) => Object.hasOwn(of.events, type))?.of.events[type]?.[locale];
}

/** `filler_56` → „Füllwort bei Wort 57“. */
function countedWords(value: string, category?: string): string | undefined {
  const [, what = '', index] = /^([a-z]+)_(\d+)$/.exec(value) ?? [];
  const words = wordsFor('counted', what, category);
  return words && `${words} ${Number(index) + 1}`;
}

/** The category of the shown stream, which decides what names mean. */
export const ShownCategory = createContext<string | undefined>(undefined);

/** Words for the names in the log. A name that this version does not know is shown as it is. */
export function useHistoryWords() {
  const locale = useLocale();
  const category = useContext(ShownCategory);
  return {
    ofCategory: (name: string) => wordsFor('streams', name) ?? name,
    ofEvent: (type: string) => eventIn(locale, type) ?? type,
    ofField: (name: string) => wordsFor('fields', name, category) ?? name,
    ofValue: (value: string) => wordsFor('values', value, category) ?? countedWords(value, category) ?? value,
  };
}

type Parts = Readonly<Record<string, string | undefined>>;

/** A deed as a sentence that contains `parts`. Undefined without a sentence, or if one of its parts is missing. */
export function sentenceFor(type: string, isOwn: boolean, parts: Parts): string | undefined {
  const found = ofAreas.find(({ of }) => Object.hasOwn(of.sentences ?? {}, type));
  const sentence = found?.of.sentences?.[type];
  if (!found || !sentence) return undefined;
  const message = 'own' in sentence ? (isOwn ? sentence.own : sentence.other) : sentence;
  // A missing part leaves a marker, which the check below finds.
  const gaps = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, text ?? gap]));
  const told: MessageDescriptor = { ...message, values: gaps };
  const words = found.i18n._(told);
  return words.includes(gap) ? undefined : words;
}

const gap = '\u0000';

/** The types of events in streams of this category, and in those of the same area. */
export const eventsAbout = (category: string): readonly string[] =>
  Object.keys(ofAreas.find(isAbout(category))?.of.events ?? {});

/** The categories of all streams. */
export const categories: readonly string[] = ofAreas.flatMap(({ of }) => Object.keys(of.streams));
