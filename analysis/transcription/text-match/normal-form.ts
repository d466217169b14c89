/** A word in lower case and without punctuation, for comparison. Empty for punctuation alone. */
export function normalForm(word: string): string {
  const bare = word.normalize('NFKC').toLowerCase().replace(/[’ʼ`]/g, "'");
  return bare.replace(/[^\p{L}\p{M}\p{N}'%€$&+]+/gu, '').replace(/^'+|'+$/g, '');
}
