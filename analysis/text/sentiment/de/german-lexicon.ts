import { type Feeling, type Lexicon, type SentenceForm, wordSet } from '../lexicon.ts';
import { shiftersOf } from '../shifters.ts';
import type { Token } from '../token.ts';
import { phrasesOf, type ValuedWords, valuesOf } from '../word-values.ts';
import { germanAdjectives, germanAdverbHomographs } from './adjectives.ts';
import { adjectiveEndings, nounEndings, possibleStems, verbEndings } from './inflection.ts';
import { germanNouns } from './nouns.ts';
import { germanPhrases } from './phrases.ts';
import { germanQuantity, germanShifters } from './shifters.ts';
import { germanVerbs } from './verbs.ts';

type Values = ReadonlyMap<string, number>;

const lowerCased = (words: ValuedWords): ValuedWords =>
  Object.fromEntries(Object.entries(words).map(([value, list]) => [value, list.toLowerCase()]));

const adjectives = valuesOf(germanAdjectives);
const verbs = valuesOf(germanVerbs);
const nouns = valuesOf(lowerCased(germanNouns));
const homographs = valuesOf(germanAdverbHomographs);

/** Listed adjectives and verbs that are nouns without feeling if capitalised: "die Weise", "der Arm". */
const otherAsNoun = wordSet(
  'weise arm arme armen laut recht gut güter leiter reich wache feste enge stärke starke taste krumme matte wein',
);

const notCompounded = wordSet(
  'hoffnung anerkennung achtung kündigung absage lösung ausfall wunder trennung segen lachen lächeln',
);
const shortHeads = wordSet('angst chaos krise panne glück');

/** Nouns that may be the last part of a compound: *Verkehrsunfall*. Short ones are excluded: *Eindruck* contains no *Druck*. */
const compoundHeads: ReadonlySet<string> = new Set(
  [...nouns.keys()].filter((noun) => (noun.length >= 6 && !notCompounded.has(noun)) || shortHeads.has(noun)),
);

/** Letters. */
const shortestHead = 5;
const shortestFirstPart = 3;

function feelingOf(token: Token, sentence: SentenceForm): Feeling | undefined {
  const { form, startsUpperCase, opensSentence } = token;
  const mayBeNoun = startsUpperCase || !sentence.hasCapitals;
  const mayBeOther = !startsUpperCase || opensSentence;
  const noun = mayBeNoun ? (inflected(form, nouns, nounEndings) ?? compound(form)) : undefined;
  if (noun !== undefined) return { value: noun, isVerb: false };
  if (startsUpperCase && !opensSentence && otherAsNoun.has(form)) return undefined;
  const adjective = inflected(form, adjectives, adjectiveEndings) ?? homograph(form) ?? negatedByPrefix(form);
  if (adjective !== undefined) return { value: adjective, isVerb: false };
  const verb = mayBeOther ? (inflected(form, verbs, verbEndings) ?? participle(form)) : undefined;
  return verb === undefined ? undefined : { value: verb, isVerb: true };
}

function inflected(form: string, values: Values, endings: readonly string[]): number | undefined {
  for (const stem of possibleStems(form, endings)) {
    const value = values.get(stem);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The opposite value of an adjective that is listed without *un-*: *unpraktisch*. */
function negatedByPrefix(form: string): number | undefined {
  if (!form.startsWith('un')) return undefined;
  const value = inflected(form.slice(2), adjectives, adjectiveEndings);
  return value === undefined ? undefined : -value;
}

/** The value of a word that may be an adverb: half without an ending ("das ist sicher so"), full with one ("sicherer"). */
function homograph(form: string): number | undefined {
  for (const stem of possibleStems(form, adjectiveEndings)) {
    const value = homographs.get(stem);
    if (value !== undefined) return stem === form ? value / 2 : value;
  }
  return undefined;
}

/** The value of a participle with *ge-* at its start: *ge-lob-t*. Participles like *ab-ge-lehn-t* are listed. */
const participle = (form: string) => (form.startsWith('ge') ? inflected(form.slice(2), verbs, verbEndings) : undefined);

/** The value of the longest listed noun at the end of a compound. */
function compound(form: string): number | undefined {
  for (const stem of possibleStems(form, nounEndings)) {
    for (let cut = shortestFirstPart; cut <= stem.length - shortestHead; cut += 1) {
      const head = stem.slice(cut);
      if (compoundHeads.has(head)) return nouns.get(head);
    }
  }
  return undefined;
}

export const germanLexicon: Lexicon = {
  feelingOf,
  phrases: phrasesOf(germanPhrases),
  negators:
    wordSet(`nicht nichts kein keine keinen keinem keiner keines keinerlei nie niemals ohne weder kaum keinesfalls keineswegs
    mitnichten nirgends nirgendwo`),
  wideNegators: wordSet('niemand niemanden niemandem'),
  reducers:
    wordSet(`weniger geringer geringere niedriger sinken sinkt sank sanken gesunken schrumpft geschrumpft zurückgegangen reduziert reduzieren reduzierte verringert
    verringern verringerte gesenkt senken senkt senkte halbiert halb gemindert vermindert abgenommen nachgelassen lindert gelindert abgebaut`),
  remedies:
    wordSet(`gelöst lösen löst löste behoben beheben behebt beseitigt beseitigen besiegt besiegen besiegte überwunden überwinden überwand verhindert verhindern verhinderte
    vermieden vermeiden vermeidet vermied geheilt heilen heilt heilte abgewendet gebannt überstanden repariert entkommen ausgeräumt beigelegt geschlichtet`),
  shifters: shiftersOf(germanShifters),
  quantityOf: germanQuantity,
  technical:
    /^(?:ladung|ladungen|pol|pole|zahl|vorzeichen|elektron|elektronen|elektrode|ion|ionen|protonen?|strom|spannung|test|tests|schnelltest|virus|blut|blutgruppe|probe|befund|rückkopplung|rückkopplungen|masse|temperatur|druck|achse|integral|steigung|korrelation|magnet|batterie|rhesusfaktor|winkel|exponent|verstärkung|pfad)$/u,
  technicalAdjective: /^(?:positiv|negativ|kritisch|tot|blind|schwach|stark)(?:e[nrms]?)?$/u,
  adversatives: wordSet('aber doch obwohl jedoch sondern trotzdem allerdings trotz'),
  negatesBackwards: true,
  strengthens: /(?:^| )(?:hätten?|könnten?) (?:.* )?(?:nicht|kaum) (?:.* )?(?:können|sein|laufen|werden)$/u,
  comparative: /^(?:besser|lieber|mehr|schlimmer|\p{L}{3,}er)$/u,
  unprecedented: { never: wordSet('nie niemals'), so: wordSet('so solch solche solchen derart dermaßen') },
  topicNouns: new Set(),
  topicHeads: new Set(),
  topicFrames:
    /^(?:vortrag|vorträge|kurs|kurse|seminar|seminare|buch|bücher|bericht|berichte|artikel|studie|studien|workshop|lehrgang|experte|experten|expertin|gesetz|statistik|tagung|film|filme|dokumentation|ausstellung|kapitel|aufsatz|fortbildung|schulung|museum)$/u,
  topicPrepositions: wordSet('über zu zum zur für gegen von des der'),
  copulas: wordSet('ist sind war waren wird wurde wurden wäre finde fand'),
};
