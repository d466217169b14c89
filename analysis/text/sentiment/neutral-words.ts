import type { Lexicon } from './lexicon.ts';
import type { Token } from './token.ts';

/** Maximum words of a clause that rules apply to. A longer one comes from a transcript without punctuation. */
export const longestClause = 30;

/** Maximum words of a topic after its preposition: "a course on the prevention of accidents". */
const topicReach = 4;

type Clauses = Readonly<{ tokens: readonly Token[]; clauseStarts: readonly number[]; lexicon: Lexicon }>;

/** Positions of words to ignore: topics ("accident report"), and negations that strengthen ("could not have been better"). */
export function neutralWords(clauses: Clauses): ReadonlySet<number> {
  return new Set([...topicsIn(clauses), ...strengtheningNegations(clauses)]);
}

function topicsIn({ tokens, clauseStarts, lexicon }: Clauses): readonly number[] {
  const form = (i: number) => tokens[i]?.form ?? '';
  return tokens.flatMap((_, i) => {
    const named = lexicon.topicNouns.has(form(i)) && lexicon.topicHeads.has(form(i + 1)) ? [i] : [];
    if (!lexicon.topicFrames.test(form(i)) || !lexicon.topicPrepositions.has(form(i + 1))) return named;
    const behind = Array.from({ length: topicReach }, (_, k) => i + 2 + k);
    return [...named, ...behind.filter((at) => clauseStarts[at] === clauseStarts[i] && !isVerbal(tokens[at]))];
  });
}

/** Verbs that are not part of a topic: "the book about war is …". */
const verdicts = /^(?:is|are|was|were|ist|sind|war|waren|hat|haben|has|have)$/u;
const isVerbal = (token: Token | undefined) => token === undefined || verdicts.test(token.form);

function strengtheningNegations({ tokens, clauseStarts, lexicon }: Clauses): readonly number[] {
  const clauses = new Map<number, number[]>();
  clauseStarts.forEach((start, i) => {
    const own = clauses.get(start);
    if (own) own.push(i);
    else clauses.set(start, [i]);
  });
  return [...clauses.values()].flatMap((own) =>
    own.length > longestClause ? [] : strengtheningIn(own, tokens, lexicon),
  );
}

function strengtheningIn(own: readonly number[], tokens: readonly Token[], lexicon: Lexicon): readonly number[] {
  const { never, so } = lexicon.unprecedented;
  const forms = own.map((i) => tokens[i]?.form ?? '');
  const cannotBeTopped =
    lexicon.strengthens.test(forms.join(' ')) && forms.some((form) => lexicon.comparative.test(form));
  const isUnprecedented = forms.some((form) => so.has(form));
  return own.filter((_, k) => {
    const form = forms[k] ?? '';
    return (cannotBeTopped && lexicon.negators.has(form)) || (isUnprecedented && never.has(form));
  });
}
