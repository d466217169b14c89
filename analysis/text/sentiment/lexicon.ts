import type { Shifters } from './shifters.ts';
import type { Token } from './token.ts';
import type { Phrase } from './word-values.ts';

export type Feeling = Readonly<{ value: number; isVerb: boolean }>;

/** The words of feeling of one language. */
export type Lexicon = Readonly<{
  feelingOf: (token: Token, sentence: SentenceForm) => Feeling | undefined;
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Reach three words on ("not", "kein"). */
  negators: ReadonlySet<string>;
  /** Reach to the end of their clause ("nobody", "niemand"). */
  wideNegators: ReadonlySet<string>;
  /** "fewer complaints", "the risk has fallen": less of something bad is good, less of something good is bad. */
  reducers: ReadonlySet<string>;
  /** "solved the problem": reverse bad things, but not good ones. */
  remedies: ReadonlySet<string>;
  /** Expressions of several words that reverse a feeling, and words of rising and falling. */
  shifters: Shifters;
  /** Says whether more of a thing is good (2) or bad (−2): "revenue", "rent". Looked up by its form and the word behind it. */
  quantityOf: (form: string, next: string) => number | undefined;
  /** Words of science and of chance beside which "positive" and "critical" judge nothing: "charge", "test". */
  technical: RegExp;
  /** Such adjectives. */
  technicalAdjective: RegExp;
  /** "but": begins a clause without a comma too. */
  adversatives: ReadonlySet<string>;
  /** German *nicht*, *nie*, *niemandem* behind a verb negate it: "Mir gefällt das nicht." */
  negatesBackwards: boolean;
  /** A wish that cannot be topped, in the words of one clause: "could not have …", "hätte nicht … können". Beside a comparative its negation strengthens. */
  strengthens: RegExp;
  comparative: RegExp;
  /** "Never so much", "noch nie so schön": the first word strengthens, beside the second. */
  unprecedented: Readonly<{ never: ReadonlySet<string>; so: ReadonlySet<string> }>;
  /** Nouns that name a topic before one of the heads: "accident report". German writes these as one word. */
  topicNouns: ReadonlySet<string>;
  topicHeads: ReadonlySet<string>;
  /** Before a preposition they name a topic: "a lecture on anxiety". */
  topicFrames: RegExp;
  topicPrepositions: ReadonlySet<string>;
  /** A word right before one of these is the predicate, and negated like a verb: "So schlimm war es nicht." */
  copulas: ReadonlySet<string>;
}>;

export type SentenceForm = Readonly<{ hasCapitals: boolean }>;

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
