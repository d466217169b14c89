import type { MessageDescriptor } from '@lingui/core';
import { areas } from '../areas.ts';
import { commonFields, commonValues } from '../lib/common-words.ts';
import type { HistoryWords } from '../lib/history-words.ts';
import { loadWords } from '../lib/locale.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

// Every page of the history may show something of every area: they wait for all words.
const ofAreas = await Promise.all(
  areas.flatMap(({ name, history }) =>
    history ? [Promise.all([history(), loadWords(name)]).then(([words]) => words)] : [],
  ),
);

const all = (kind: keyof HistoryWords, common: Words = {}): Words =>
  Object.assign({}, common, ...ofAreas.map((words) => words[kind]));

/** What streams are about, by their category. */
export const categoryWords = all('streams');
const [events, fields, values] = [all('events'), all('fields', commonFields), all('values', commonValues)];

// What is newer than this page has its own name.
const wordsIn = (words: Words) => (name: string) => (Object.hasOwn(words, name) ? words[name] : undefined);

export const wordsOfCategory = wordsIn(categoryWords);
export const wordsOfEvent = wordsIn(events);
export const wordsOfField = wordsIn(fields);
export const wordsOfValue = wordsIn(values);
