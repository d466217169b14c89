import { normalForm } from './normal-form.ts';

/** A text as words, each with its punctuation; what is punctuation alone (a dash) stays with the word before. */
export function writtenWords(text: string): readonly string[] {
  const words: string[] = [];
  for (const token of text.split(/\s+/)) {
    if (normalForm(token) !== '') words.push(token);
    else if (token !== '' && words.length > 0) words.push(`${words.pop()} ${token}`);
  }
  return words;
}
