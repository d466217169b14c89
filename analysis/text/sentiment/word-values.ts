/** Words under their value, as the lists are written. Values follow AFINN's scale: −5 … 5, mostly ±2 and ±3. */
export type ValuedWords = Readonly<Record<number, string>>;

export function valuesOf(words: ValuedWords): ReadonlyMap<string, number> {
  return new Map(entries(words, /\s+/));
}

/** A phrase by its words, under the first of them; longest first. */
export type Phrase = Readonly<{ forms: readonly string[]; value: number }>;

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
