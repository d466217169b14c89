/** A word without its punctuation and case: what two spellings of it have in common. Empty for punctuation alone. */
export function normalForm(word: string): string {
  const bare = word.normalize('NFKC').toLowerCase().replace(/[’ʼ`]/g, "'");
  return bare.replace(/[^\p{L}\p{M}\p{N}'%€$&+]+/gu, '').replace(/^'+|'+$/g, '');
}
