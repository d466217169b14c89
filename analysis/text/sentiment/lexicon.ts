import type { Shifters } from './shifters.ts';
import type { Token } from './token.ts';
import type { Phrase } from './word-values.ts';

export type Feeling = Readonly<{ value: number; isVerb: boolean }>;

/** The words of feeling of one language. */
export type Lexicon = Readonly<{
  feelingOf: (token: Token, sentence: SentenceForm) => Feeling | undefined;
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** They negate the next three words: "not", "kein". */
  negators: ReadonlySet<string>;
  /** They negate everything up to the end of their clause: "nobody", "niemand". */
  wideNegators: ReadonlySet<string>;
  /** "fewer", "fallen": less of something bad is good ("fewer complaints"), less of something good is bad. */
  reducers: ReadonlySet<string>;
  /** "solved" (the problem): they reverse a bad feeling, but not a good one. */
  remedies: ReadonlySet<string>;
  /** Expressions of several words that reverse a feeling, and words of rising and falling. */
  shifters: Shifters;
  /** Says whether more of a thing is good (2) or bad (−2): "revenue", "rent". Looked up by its form and the word behind it. */
  quantityOf: (form: string, next: string) => number | undefined;
  /** Words of science and of chance ("charge", "test"). Beside them "positive" and "critical" express no feeling. */
  technical: RegExp;
  /** Adjectives that express no feeling beside a technical word. */
  technicalAdjective: RegExp;
  /** "but": begins a clause without a comma too. */
  adversatives: ReadonlySet<string>;
  /** Whether a negation after a verb negates it, as in German: "Mir gefällt das nicht." */
  negatesBackwards: boolean;
  /**
   * Matches the words of a clause like "could not have …" or "hätte nicht … können". With a comparative, its negation
   * strengthens the praise or blame: "could not have been better".
   */
  strengthens: RegExp;
  comparative: RegExp;
  /** "Never so much", "noch nie so schön": in a clause with a word of `so`, the words of `never` do not negate. */
  unprecedented: Readonly<{ never: ReadonlySet<string>; so: ReadonlySet<string> }>;
  /** Nouns that name a topic before one of the heads: "accident report". German writes these as one word. */
  topicNouns: ReadonlySet<string>;
  topicHeads: ReadonlySet<string>;
  /** Words that announce a topic if a preposition follows: "a lecture on anxiety". */
  topicFrames: RegExp;
  topicPrepositions: ReadonlySet<string>;
  /** Verbs like "war". The word right before one is the predicate and is negated like a verb: "So schlimm war es nicht." */
  copulas: ReadonlySet<string>;
}>;

export type SentenceForm = Readonly<{ hasCapitals: boolean }>;

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
