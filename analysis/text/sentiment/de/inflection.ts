const declension = ['', 'e', 'en', 'em', 'er', 'es'];
const declined = (stem: string) => declension.map((ending) => stem + ending);
const shortestFirst = (endings: readonly string[]) => [...new Set(endings)].sort((a, b) => a.length - b.length);

/** Endings by kind of word. With the endings of another kind, *Mutter* would be a form of *Mut*, and *lautet* a form of *laut*. */
export const nounEndings = shortestFirst(['', 'e', 'en', 'n', 's', 'es', 'nen', 'se', 'sen']);

export const adjectiveEndings = shortestFirst([
  ...declined(''),
  ...declined('er'),
  ...declined('st'),
  ...declined('est'),
  'erweise',
]);

/** Includes the endings of declined participles: begeister-t-en, verdorb-en-er, erfreu-end-e. */
export const verbEndings = shortestFirst([
  ...['', 'e', 'st', 'est', 't', 'et', 'n', 'en', 'te', 'test', 'ten', 'tet', 'ete', 'eten'],
  ...declined('t'),
  ...declined('en'),
  ...declined('end'),
  ...declined('nd'),
]);

/** The possible stems of a word: the word without each ending, longest stem first. */
export function* possibleStems(form: string, endings: readonly string[]): Generator<string> {
  for (const ending of endings) {
    if (form.endsWith(ending) && (ending === '' || form.length - ending.length >= 3))
      yield form.slice(0, form.length - ending.length);
  }
}
