import type { Lexicon } from './lexicon.ts';
import { longestClause } from './neutral-words.ts';
import type { Shift } from './shifters.ts';
import type { Token } from './token.ts';

/** Number of words after a negation that it negates (VADER, Hutto and Gilbert 2014). */
const reach = 3;

const aheadWithinReach = Array.from({ length: reach }, (_, k) => k + 1);

/** Maximum distance of a reducer or remedy from the feeling that it reverses, in words. */
const shiftReach = 7;

/** An expression of feeling: its first (`from`) and last (`at`) word, and whether it is a verb. */
export type Felt = Readonly<{ from: number; at: number; value: number; isVerb: boolean }>;

/** A sentence with all findings that negation depends on. Words are identified by their position. */
export type Read = Readonly<{
  tokens: readonly Token[];
  /** First word of the clause that each word belongs to. */
  clauseStarts: readonly number[];
  /** Words that neither carry a feeling nor negate, for example those of "not only". */
  muted: ReadonlySet<number>;
  /** Words that carry a feeling, or end an expression that does. */
  feltAt: ReadonlySet<number>;
  turns: Turns;
  lexicon: Lexicon;
}>;

/** Whether a negation applies to this feeling: "not bad", "nobody complained", "Mir gefällt das nicht". */
export function isNegated(read: Read, felt: Felt): boolean {
  if (isNegatedByExpression(read, felt) || isNegatedBefore(read, felt)) return true;
  const isPredicate = felt.isVerb || read.lexicon.copulas.has(read.tokens[felt.at + 1]?.form ?? '');
  return read.lexicon.negatesBackwards && isPredicate && isNegatedBehind(read, felt);
}

function isNegatedBefore({ tokens, clauseStarts, muted, lexicon }: Read, { from, at, isVerb }: Felt): boolean {
  const start = Math.max(clauseStarts[from] ?? 0, from - longestClause);
  const endsClause = clauseStarts[at + 1] !== clauseStarts[at];
  for (let i = from - 1; i >= start; i -= 1) {
    const form = tokens[i]?.form ?? '';
    if (muted.has(i)) continue;
    if (lexicon.wideNegators.has(form)) return true;
    // A German verb at the end of its clause is negated by a "nicht" anywhere in the clause.
    const isWithin = from - i <= reach || (isVerb && endsClause && lexicon.negatesBackwards);
    if (isWithin && lexicon.negators.has(form)) return true;
  }
  return false;
}

/** Negation by an expression of several words: "far from good", "no longer have to worry". */
function isNegatedByExpression({ turns, clauseStarts }: Read, { from }: Felt): boolean {
  const clause = clauseStarts[from] ?? 0;
  if ((turns.negatedFrom.get(clause) ?? Number.POSITIVE_INFINITY) < from) return true;
  return aheadWithinReach.some((back) => from - back >= clause && turns.negating.has(from - back));
}

/** Whether a negation follows in the clause, unless another feeling follows within its reach, which it negates instead. */
function isNegatedBehind({ tokens, clauseStarts, muted, feltAt, turns, lexicon }: Read, { at }: Felt): boolean {
  const isSameClause = (i: number) => clauseStarts[i] === clauseStarts[at];
  for (let i = at + 1; i <= at + longestClause && i < tokens.length && isSameClause(i); i += 1) {
    const form = tokens[i]?.form ?? '';
    const isNegator = !muted.has(i) && (lexicon.negators.has(form) || lexicon.wideNegators.has(form));
    if (!isNegator && !turns.endings.has(i)) continue;
    return !aheadWithinReach.some((ahead) => feltAt.has(i + ahead) && isSameClause(i + ahead));
  }
  return false;
}

/** Whether a valence shifter (Polanyi and Zaenen 2006) in the same clause reverses this feeling: "solved the problem". */
export function isShifted({ tokens, clauseStarts, muted, turns, lexicon }: Read, { at, value }: Felt): boolean {
  if (turns.lessened.has(clauseStarts[at] ?? 0)) return true;
  const start = Math.max(clauseStarts[at] ?? 0, at - shiftReach);
  for (let i = start; i <= at + shiftReach && i < tokens.length && clauseStarts[i] === clauseStarts[at]; i += 1) {
    const form = tokens[i]?.form ?? '';
    if (i === at || muted.has(i)) continue;
    if (lexicon.reducers.has(form) || (value < 0 && lexicon.remedies.has(form))) return true;
  }
  return false;
}

/** The reversals by expressions of several words (`Shift`). A clause is identified by the position of its first word. */
type Turns = Readonly<{
  /** Clauses with an expression that something is gone or decreases; all feelings in them are reversed. */
  lessened: ReadonlySet<number>;
  /** Last words of expressions that negate the next three words. */
  negating: ReadonlySet<number>;
  /** By clause: the first word that negates the whole rest of the clause. */
  negatedFrom: ReadonlyMap<number, number>;
  /** Last words of expressions like "nicht mehr", which can also negate a verb before them. */
  endings: ReadonlySet<number>;
  /** The whole sentence is negated: "Von einem Erfolg kann keine Rede sein." */
  isDenied: boolean;
}>;

export function turnsOf(shifts: readonly Shift[], clauseStarts: readonly number[]): Turns {
  const [lessened, negating, endings] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const negatedFrom = new Map<number, number>();
  for (const { kind, to } of shifts) {
    const clause = clauseStarts[to] ?? 0;
    if (kind === 'less') lessened.add(clause);
    if (kind === 'not') negating.add(to);
    if (kind === 'notAhead') endings.add(to);
    if (kind === 'notAhead' && !negatedFrom.has(clause)) negatedFrom.set(clause, to);
  }
  return { lessened, negating, negatedFrom, endings, isDenied: shifts.some(({ kind }) => kind === 'deny') };
}
