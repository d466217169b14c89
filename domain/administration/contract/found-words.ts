/** One spelling of a text for a search: lower case, without marks above and below letters, `ß` as `ss`. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** The words of a search. Every one has to match; words after the fifth are ignored. */
export const searchTerms = (text: string): readonly string[] => [
  ...new Set(plain(text).split(/\s+/).filter(Boolean).slice(0, 5)),
];
