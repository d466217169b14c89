import { deu, eng } from 'stopword';
import type { Locale } from './locale.ts';

/** Additions to the lists of the package `stopword` (MIT): words that are frequent in talks and have no content. */
const spoken: Readonly<Record<Locale, string>> = {
  de: `bisschen bzw dass dran drauf eh einfach gar geben genau gibt gell halt ham heißt hm ihnen ja jo kommt lassen lässt machen macht man mal mhm möchte möchten müssen
    naja ne nee nun nur ok okay oder praktisch quasi sagen sagt schon sehen sei sein sich sieht so sozusagen sowie tun tut um und uns unser unsere unserem unseren
    unserer usw viele vielen wirklich würde würden wäre wären`,
  en: `again ago already am any anyway aren't because can't cannot come could couldn't didn't do does doesn't done don't down each even every few first
    give go goes going gone gonna got had hadn't has hasn't haven't he'd he'll he's her here hers how however i'd i'll i'm i've isn't it'd it'll it's its just know let let's look lot made
    may maybe mean more much need no nor not off okay ok once one or ought ours own please put quite really right same say see shall she she'd she'll she's shouldn't so
    something than that's their them then there there's therefore they'd they'll they're they've thing things think two until us use used want was wasn't way we'd we'll
    we're we've went were weren't what's when where who's why will won't would wouldn't yeah yes yet you'd you'll you're you've`,
};

const lists: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set([...deu, ...spoken.de.split(/\s+/)]),
  en: new Set([...eng, ...spoken.en.split(/\s+/)]),
};

export const stopWords = (locale: Locale): ReadonlySet<string> => lists[locale];

/** Whether a word has content: at least three characters, begins with a letter, and is no stop word. */
export function isContentWord(form: string, locale: Locale): boolean {
  return form.length >= 3 && /^\p{L}/u.test(form) && !lists[locale].has(form);
}
