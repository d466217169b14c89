/** Word lists by value, each a text with spaces between words or `;` between phrases. Values on AFINN's scale: −5 … 5. */
export type ValuedWords = Readonly<Record<number, string>>;

export function valuesOf(words: ValuedWords): ReadonlyMap<string, number> {
  return new Map(entries(words, /\s+/));
}

/** A fixed phrase: its words in order, and its value. */
export type Phrase = Readonly<{ forms: readonly string[]; value: number }>;

/** Phrases by first word; those with the same first word are sorted by length, longest first. */
export function phrasesOf(phrases: ValuedWords): ReadonlyMap<string, readonly Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const [text, value] of entries(phrases, /;\s*/)) {
    const forms = text.split(/\s+/);
    const first = forms[0] ?? '';
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { forms, value }].sort((a, b) => b.forms.length - a.forms.length),
    );
  }
  return byFirst;
}

function entries(listed: ValuedWords, separator: RegExp): [string, number][] {
  return Object.entries(listed).flatMap(([value, words]) =>
    words
      .trim()
      .split(separator)
      .filter((word) => word !== '')
      .map((word): [string, number] => [word, Number(value)]),
  );
}
