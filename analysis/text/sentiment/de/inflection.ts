/** Endings of German verbs, participles, nouns and adjectives, comparison included, longest first. */
const endings = [
  ...['stens', 'erweise', 'sten', 'ster', 'stes', 'stem', 'ste', 'esten', 'este', 'ester', 'estes'],
  ...['eren', 'erer', 'eres', 'erem', 'ere', 'enden', 'ender', 'endes', 'ende', 'end'],
  ...[
    'ten',
    'ter',
    'tes',
    'tem',
    'test',
    'tet',
    'te',
    'eten',
    'ete',
    'et',
    'est',
    'nen',
    'ns',
    'en',
    'er',
    'es',
    'em',
    'st',
  ],
  ...['e', 'n', 's', 't'],
].sort((a, b) => b.length - a.length);

/** The word itself first, then what remains without each ending, longest remainder last. */
export function* possibleStems(form: string): Generator<string> {
  yield form;
  for (let i = endings.length - 1; i >= 0; i -= 1) {
    const ending = endings[i] ?? '';
    if (form.endsWith(ending) && form.length - ending.length >= 3) yield form.slice(0, -ending.length);
  }
}
