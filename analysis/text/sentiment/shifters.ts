import type { Token } from './token.ts';

/**
 * The effect of an expression on the words around it:
 * - `less`: something is gone or decreases, which reverses all feelings in the clause ("the fear is gone");
 * - `more`: a quantity rises ("revenue grew");
 * - `not`: negates the next three words ("far from good"); `notAhead`: the rest of the clause ("no longer");
 * - `deny`: reverses the whole sentence ("so much for their plan").
 */
type ShiftKind = 'less' | 'more' | 'not' | 'notAhead' | 'deny';

/** Expressions, separated by `;`. `*` stands for any one word, `$` for the end of a clause. */
export type ListedShifters = Readonly<Record<ShiftKind, string>>;

type Shifter = Readonly<{ forms: readonly string[]; kind: ShiftKind; endsClause: boolean }>;
/** By first word; expressions with the same first word are sorted by length, longest first. */
export type Shifters = ReadonlyMap<string, readonly Shifter[]>;

/** Positions of the words, both inclusive. */
export type Shift = Readonly<{ kind: ShiftKind; from: number; to: number }>;

export function shiftersOf(listed: ListedShifters): Shifters {
  const byFirst = new Map<string, Shifter[]>();
  for (const [kind, texts] of Object.entries(listed) as [ShiftKind, string][]) {
    for (const text of texts.split(';')) {
      const all = text.trim().split(/\s+/);
      const forms = all.filter((form) => form !== '$');
      const [first = ''] = forms;
      const shifter = { forms, kind, endsClause: forms.length < all.length };
      byFirst.set(
        first,
        [...(byFirst.get(first) ?? []), shifter].sort((a, b) => b.forms.length - a.forms.length),
      );
    }
  }
  return byFirst;
}

/** The expressions in a sentence, from left to right, without overlaps; the longest match counts. */
export function shiftsIn(tokens: readonly Token[], shifters: Shifters): readonly Shift[] {
  const shifts: Shift[] = [];
  for (let i = 0; i < tokens.length; ) {
    const found = shifters.get(tokens[i]?.form ?? '')?.find((shifter) => standsAt(tokens, i, shifter));
    if (found) shifts.push({ kind: found.kind, from: i, to: i + found.forms.length - 1 });
    i += found?.forms.length ?? 1;
  }
  return shifts;
}

function standsAt(tokens: readonly Token[], at: number, { forms, endsClause }: Shifter): boolean {
  const last = tokens[at + forms.length - 1];
  if (last === undefined) return false;
  if (endsClause && !last.endsClause && at + forms.length < tokens.length) return false;
  return forms.every((form, i) => {
    const token = tokens[at + i];
    if (form === '*') return token !== undefined;
    return token?.form === form && !isOtherNoun(token);
  });
}

/** The German noun *Weg* (path) is not the shifter *weg* (gone). */
const isOtherNoun = ({ form, startsUpperCase, opensSentence }: Token) =>
  form === 'weg' && startsUpperCase && !opensSentence;
