import type { Shifters } from './shifters.ts';
import type { Token } from './token.ts';
import type { Phrase } from './word-values.ts';

export type Feeling = Readonly<{ value: number; isVerb: boolean }>;

/** The word lists and rules of one language. */
export type Lexicon = Readonly<{
  feelingOf: (token: Token, sentence: SentenceForm) => Feeling | undefined;
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words that negate the next three words: "not", "kein". */
  negators: ReadonlySet<string>;
  /** Words that negate the rest of their clause: "nobody", "niemand". */
  wideNegators: ReadonlySet<string>;
  /** Words that reverse a feeling near them: "fewer complaints" is good, "profits have fallen" is bad. */
  reducers: ReadonlySet<string>;
  /** Words that reverse only a negative feeling: "solved the problem". */
  remedies: ReadonlySet<string>;
  /** Expressions of several words that reverse a feeling, and words of rising and falling. */
  shifters: Shifters;
  /** Whether more of a thing is good (2, "revenue") or bad (−2, "rent"). `next`: the following word. */
  quantityOf: (form: string, next: string) => number | undefined;
  /** Words of science and of chance ("charge", "test"). Beside them "positive" and "critical" express no feeling. */
  technical: RegExp;
  /** Adjectives that express no feeling beside a technical word. */
  technicalAdjective: RegExp;
  /** Words such as "but", which begin a clause even without a comma. */
  adversatives: ReadonlySet<string>;
  /** Whether a negation may follow the verb that it negates, as in German: "Mir gefällt das nicht." */
  negatesBackwards: boolean;
  /**
   * Matches a clause like "could not have …" or "hätte nicht … können". If it has a `comparative`, its "not" strengthens the
   * feeling instead of reversing it: "could not have been better".
   */
  strengthens: RegExp;
  comparative: RegExp;
  /** In a clause with a word of `so`, the words of `never` do not negate: "noch nie so schön". */
  unprecedented: Readonly<{ never: ReadonlySet<string>; so: ReadonlySet<string> }>;
  /** Nouns that carry no feeling directly before one of `topicHeads`: "accident report". German writes these as one word. */
  topicNouns: ReadonlySet<string>;
  topicHeads: ReadonlySet<string>;
  /** Words that announce a topic if one of `topicPrepositions` follows: "a lecture on anxiety". */
  topicFrames: RegExp;
  topicPrepositions: ReadonlySet<string>;
  /** Verbs like "war". A negation after them also applies to the word directly before them: "So schlimm war es nicht." */
  copulas: ReadonlySet<string>;
}>;

export type SentenceForm = Readonly<{ hasCapitals: boolean }>;

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
